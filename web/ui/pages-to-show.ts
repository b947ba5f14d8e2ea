/** Which page numbers a pager shows: the first, the last and those around the current one. */
const around = 2

export function pagesToShow(page: number, pages: number): number[] {
  const shown = new Set([1, pages])
  for (let number = page - around; number <= page + around; number++) {
    if (number >= 1 && number <= pages) shown.add(number)
  }
  return [...shown].sort((a, b) => a - b)
}
