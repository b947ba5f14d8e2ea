/**
 * Defines the account to which the submissions of all former pupils belong. Nobody can sign in to this account, and no
 * list shows it. All former pupils share it, so nobody can find out which submissions come from the same person.
 */
export const formerMemberId = '00000000-0000-4000-8000-00000000f0e0'

/** The credit of former pupils' pictures. No other account can have this name, because the name contains spaces. */
export const formerMemberName = 'a former pupil · 往届同学'

/**
 * @param now the instant since which the account exists and is disabled
 * @returns the row of the account
 */
export const formerMember = (now: string) => ({
  id: formerMemberId,
  username: formerMemberName,
  username_key: formerMemberName,
  password_hash: '',
  role: 'member' as const,
  disabled_at: now,
  created_at: now,
})
