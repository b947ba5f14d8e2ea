/** Shows the page /data: the tables that readers may download, their licence, and how to cite them. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import { languageTag } from '../language/language.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './data-page.module.css'

interface DataPageProps {
  data: Output<'openData'>
  isAdmin: boolean
}

export function DataPage({ data, isAdmin }: DataPageProps) {
  const isOffered = data.licence !== 'none'
  return (
    <div className={styles.page}>
      <header>
        <h1>{m.data_title()}</h1>
        <p className={styles.lead}>{m.data_description()}</p>
      </header>
      <div>
        {isOffered ? <Archives data={data} /> : <NotOffered isAdmin={isAdmin} />}
        <Part id="lists" title={m.data_lists()}>
          <ul className={styles.files}>
            <File href="/api/plants.csv" name={m.data_plants()} about="CSV" />
            <File href="/api/birds.csv" name={m.data_birds()} about="CSV" />
          </ul>
          <p className={styles.alone}>
            <Link to="/api/docs" reloadDocument>
              {m.footer_api()}
            </Link>
          </p>
        </Part>
      </div>
    </div>
  )
}

function Archives({ data }: { data: Output<'openData'> }) {
  const { licenceName, licenceAddress, citation } = data
  const number = (count: number) => count.toLocaleString(languageTag(getLocale()))
  return (
    <>
      <Part id="archives" title={m.data_archives()}>
        <p>{m.data_archives_about()}</p>
        <ul className={styles.files}>
          <File
            href="/export/checklist.zip"
            name={m.data_checklist()}
            about={m.data_species({ count: number(data.species) })}
          />
          <File
            href="/export/occurrences.zip"
            name={m.data_occurrences()}
            about={m.data_records({ count: number(data.occurrences) })}
          />
          <File
            href="/export/occurrences.zip?cultivated=yes"
            name={m.data_cultivated()}
            about={m.data_records({ count: number(data.withCultivated) })}
          />
        </ul>
      </Part>
      <Part id="licence" title={m.data_licence()}>
        <p className={styles.alone}>
          <a href={licenceAddress} rel="license">
            {licenceName}
          </a>
        </p>
        <p>{m.data_licence_pictures()}</p>
      </Part>
      <Part id="citation" title={m.data_citation()}>
        <blockquote lang="en">{citation.en}</blockquote>
        <blockquote lang="zh-Hans">{citation.zh}</blockquote>
      </Part>
      <Part id="withheld" title={m.data_withheld()}>
        <ul className={styles.withheld}>
          <li>{m.data_withheld_rights()}</li>
          <li>{m.data_withheld_dates()}</li>
          <li>{m.data_withheld_places()}</li>
          <li>{m.data_withheld_cultivated()}</li>
        </ul>
      </Part>
    </>
  )
}

function NotOffered({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Part id="archives" title={m.data_archives()}>
      <p>{m.data_none()}</p>
      {isAdmin && (
        <p className={styles.alone}>
          <Link to="/admin/site/settings">{m.data_choose()}</Link>
        </p>
      )}
    </Part>
  )
}

function File({ href, name, about }: { href: string; name: string; about: string }) {
  return (
    <li>
      <a href={href} download>
        {name}
      </a>
      <span>{about}</span>
    </li>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
