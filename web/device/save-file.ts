/** Starts the browser's download of a file that the page has made. */

/** Milliseconds for which the browser can read the file after the download has started. */
const readTime = 60_000

/** @param name the name of the file that the browser proposes */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readTime)
}
