/**
 * Lists the picture types that file choosers offer. The server and the browser determine the real type from the bytes
 * of the file.
 */
export const pictureTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
}
