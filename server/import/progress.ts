/** Shows progress: on one updated line in a terminal, otherwise on a new line every hundred rows. */
export function showProgress() {
  const terminal = process.stderr.isTTY
  let shown = ''
  return {
    show(file: string, done: number): void {
      if (terminal) process.stderr.write(`\r\x1b[2K  ${file} ${done}`)
      else if (done % 100 === 0) process.stderr.write(`  ${file} ${done}\n`)
      shown = file
    },
    done(): void {
      if (terminal && shown) process.stderr.write('\r\x1b[2K')
    },
  }
}
