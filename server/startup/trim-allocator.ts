/**
 * Returns free memory of glibc's allocator to the system. glibc keeps freed memory between blocks in use. This memory
 * is tens of megabytes after a crawl or the decoding of photographs (docs/measuring.md).
 */

/**
 * @returns `malloc_trim(0)` of glibc, which takes up to 0.1 s; without glibc, or in a Node without `node:ffi`, a
 * function that does nothing
 */
export function openTrim(): () => void {
  try {
    const { dlopen } = process.getBuiltinModule('node:ffi')
    const { functions } = dlopen('libc.so.6', {
      malloc_trim: { arguments: ['u64'], return: 'i32' },
    })
    return () => void functions.malloc_trim(0n)
  } catch {
    return () => {}
  }
}
