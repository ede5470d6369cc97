import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { profileDraftSchema } from '@postwright/core/model/profile'
import { readProfileExport } from '../../../web/src/features/profile-optimizer/profiles/exports/export-dialog.tsx'

function archive(files: Record<string, string>): File {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const)
  return new File([zipSync(Object.fromEntries(entries))], 'export.zip')
}

const X = {
  'data/profile.js': `window.YTD.profile.part0 = [
  {
    "profile" : {
      "description" : { "bio" : "Oak tables = made by hand", "website" : "https://t.co/abc", "location" : "Bern" },
      "avatarMediaUrl" : "https://pbs.twimg.com/profile_images/1/a.jpg"
    }
  }
]`,
  'data/account.js': `window.YTD.account.part0 = [
  { "account" : { "email" : "ada@example.com", "username" : "adawright", "accountDisplayName" : "Ada Wright 🪵" } }
]`,
}

/** Its texts as the network writes them: a character for each byte of UTF-8. */
const INSTAGRAM = (language: { username: string }) =>
  JSON.stringify({
    profile_user: [
      {
        title: '',
        media_map_data: { 'Profile Photo': { uri: 'media/profile/1.jpg', creation_timestamp: 1 } },
        string_map_data: {
          Email: { href: '', value: 'ada@example.com', timestamp: 0 },
          [language.username]: { href: '', value: 'ada.wright', timestamp: 0 },
          Name: { href: '', value: 'Ada W\u00c3\u00bcright', timestamp: 0 },
          Bio: { href: '', value: 'Tables \u00f0\u009f\u00aa\u00b5\nMade by hand', timestamp: 0 },
        },
      },
    ],
  })

const LINKEDIN = `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Ada,Wright,,,,"Joiner, oak tables","I make tables.

Each ""from one tree"".",Furniture,,Bern,[adawright],"[PERSONAL:https://ada.example,OTHER:https://b.example]",
`

describe('a data export', () => {
  it('of X gives name, handle, bio and link', async () => {
    const profile = await readProfileExport(archive({ ...X, 'data/tweets.js': 'window.YTD.tweets.part0 = []' }))
    expect(profile).toMatchObject({
      platform: 'x',
      name: 'Ada Wright 🪵',
      handle: '@adawright',
      bio: 'Oak tables = made by hand',
      link: 'https://t.co/abc',
    })
    expect(profileDraftSchema.safeParse(profile).success).toBe(true)
  })

  it('of Instagram gives texts in the letters that were typed', async () => {
    const path = 'instagram-ada-2026/personal_information/personal_information/personal_information.json'
    expect(await readProfileExport(archive({ [path]: INSTAGRAM({ username: 'Username' }) }))).toMatchObject({
      platform: 'instagram',
      name: 'Ada Würight',
      handle: '@ada.wright',
      bio: 'Tables 🪵\nMade by hand',
      link: '',
    })
  })

  it('of LinkedIn gives headline and summary with its lines, packed or as the file alone', async () => {
    const found = {
      platform: 'linkedin',
      name: 'Ada Wright',
      headline: 'Joiner, oak tables',
      bio: 'I make tables.\n\nEach "from one tree".',
      link: 'https://ada.example',
    }
    expect(await readProfileExport(archive({ 'Basic_Export/Profile.csv': LINKEDIN }))).toMatchObject(found)
    expect(await readProfileExport(new File([LINKEDIN], 'Profile.csv'))).toMatchObject(found)
  })

  it.each([
    ['without a profile', archive({ 'data/tweets.js': '[]' }), 'not_an_export'],
    ['in another form', archive({ 'data/profile.js': 'window.YTD.profile.part0 = []' }), 'not_an_export'],
    [
      'of Instagram in another language',
      archive({ 'personal_information/personal_information.json': INSTAGRAM({ username: 'Benutzername' }) }),
      'not_an_export',
    ],
    ['with a profile of megabytes', archive({ 'Profile.csv': noise(1_100_000) }), 'too_large'],
    ['with a bomb in the place of the profile', archive({ 'Profile.csv': 'x'.repeat(1_000_000) }), 'bomb'],
    ['that is cut off', new File([archive(X).slice(0, 200)], 'export.zip'), 'damaged'],
    ['that is a text', new File(['hello'], 'notes.txt'), 'not_an_export'],
  ])('%s is refused with its reason', async (_what, file, fault) => {
    await expect(readProfileExport(file)).rejects.toMatchObject({ fault })
  })

  it('is read whatever else is in it', async () => {
    const bomb = 'x'.repeat(5_000_000)
    expect(await readProfileExport(archive({ 'data/direct-messages.js': bomb, ...X }))).toMatchObject({ platform: 'x' })
  })

  it('gives a profile that can be stored, however long and strange its texts are', async () => {
    const profile = JSON.stringify([
      { profile: { description: { bio: `\u0000${'é'.repeat(9_000)}`, website: 'w'.repeat(9_000) } } },
    ])
    const account = JSON.stringify([{ account: { username: 'a\u202eb', accountDisplayName: 'n\n'.repeat(500) } }])
    const file = archive({ 'data/profile.js': `x = ${profile}`, 'data/account.js': `x = ${account}` })
    expect(profileDraftSchema.safeParse(await readProfileExport(file)).success).toBe(true)
  })
})

/** Text that compresses badly, the same in each run. */
function noise(length: number): string {
  let seed = 7
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (seed % 90))
  }).join('')
}
