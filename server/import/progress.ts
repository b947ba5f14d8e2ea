/** Shows progress on one updated line in a terminal, otherwise on a new line every hundred rows. */
export function showProgress() {
  const isTerminal = process.stderr.isTTY
  let lastFile = ''
  return {
    show(file: string, done: number): void {
      if (isTerminal) process.stderr.write(`\r\x1b[2K  ${file} ${done}`)
      else if (done % 100 === 0) process.stderr.write(`  ${file} ${done}\n`)
      lastFile = file
    },
    done(): void {
      if (isTerminal && lastFile) process.stderr.write('\r\x1b[2K')
    },
  }
}
