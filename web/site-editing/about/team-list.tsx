/** Renders the fields of the club's teams, with the name and the role of each person in a team. */
import type { AboutSource } from '../../../contract/schemas/content.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { BothLanguages } from '../fields/both-languages.tsx'
import { type EditorProps, emptyText, problemsWithin } from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'

type Team = NonNullable<AboutSource['teams']>[number]
type Member = Team['members'][number]

const nameOf = ({ name }: { name: { en: string; zh: string } }) =>
  name[getLocale()] || name.en || name.zh || m.site_edit_unnamed()

export function TeamList({ value, onChange, problems }: EditorProps<Team[]>) {
  return (
    <section className="part" aria-labelledby="site-teams">
      <h2 id="site-teams">{m.site_edit_teams()}</h2>
      <EntryList
        entries={value}
        onChange={onChange}
        make={(): Team => ({ name: emptyText, members: [] })}
        addLabel={m.site_edit_add_team()}
        nameOf={nameOf}
        hasProblem={(index) => Object.keys(problemsWithin(problems, index)).length > 0}
      >
        {(team, change, index) => (
          <>
            <BothLanguages
              label={m.site_edit_name()}
              value={team.name}
              onChange={(name) => change({ ...team, name })}
              problems={problemsWithin(problems, index, 'name')}
            />
            <EntryList
              entries={team.members}
              onChange={(members) => change({ ...team, members })}
              make={(): Member => ({ name: emptyText })}
              addLabel={m.site_edit_add_member()}
              nameOf={nameOf}
              hasProblem={(memberIndex) =>
                Object.keys(problemsWithin(problems, index, 'members', memberIndex)).length > 0
              }
            >
              {(member, changeMember, memberIndex) => (
                <MemberFields
                  value={member}
                  onChange={changeMember}
                  problems={problemsWithin(problems, index, 'members', memberIndex)}
                />
              )}
            </EntryList>
          </>
        )}
      </EntryList>
    </section>
  )
}

function MemberFields({ value, onChange, problems }: EditorProps<Member>) {
  const { role = emptyText, ...otherFields } = value
  return (
    <>
      <BothLanguages
        label={m.site_edit_name()}
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        problems={problemsWithin(problems, 'name')}
      />
      <BothLanguages
        label={m.site_edit_role()}
        required={false}
        value={role}
        onChange={(next) =>
          onChange(next.en || next.zh ? { ...otherFields, role: next } : otherFields)
        }
        problems={problemsWithin(problems, 'role')}
      />
    </>
  )
}
