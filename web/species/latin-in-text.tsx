/** Shows a text that contains a Latin name, with the name in italics. Without the name, the text is unchanged. */
import { LatinName } from './latin-name.tsx'

export function LatinInText({ text, name }: { text: string; name: string | undefined }) {
  const at = name ? text.indexOf(name) : -1
  if (!name || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <LatinName name={name} />
      {text.slice(at + name.length)}
    </>
  )
}
