/** Shows why the reader has no access to a page, and redirects the reader to the home page after a moment. */
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { invalidAccessShown } from '../../../contract/limits.ts'
import { m } from '../../paraglide/messages.js'
import { Notice } from './notice.tsx'

export function SentHome({ title, text }: { title: string; text: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/'), invalidAccessShown)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice title={title} text={text}>
      <Link to="/">{m.return_home()}</Link>
    </Notice>
  )
}
