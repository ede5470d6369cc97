import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TESTS = 'tests/web'

const COUNTS = 'The test counts how often this part is rendered, which nobody can see.'
const ANSWERS = 'The test is the database itself: it decides when each listener is answered, and by what.'
const IDENTITY = 'The identity provider is asked, and has no stand-in of the tests.'
const FORM = 'The form is to be sent by a call of the contract; until then its command is replaced.'

/** Every module that a test of the client replaces, and why it cannot use the real one. */
const REPLACED: Readonly<Record<string, string>> = {
  'content-import.test.tsx: @/ui/zone-field.tsx': 'All the zones of the world make every look for a role take seconds.',
  'decks/run-export.test.ts: @/decks/export/make-files.ts':
    'Only whether page or worker makes the files is tested, and the page would draw.',
  'live-list.test.tsx: firebase/firestore': ANSWERS,
  'model-settings.test.tsx: @/features/settings/data/use-model-usage.ts': FORM,
  'model-settings.test.tsx: @/llm/data/use-model-settings.ts': FORM,
  'model-settings.test.tsx: @/session/use-role.ts': FORM,
  'numbers-shown.test.tsx: @/ui/chart-canvas.tsx': 'The browser of the tests cannot draw.',
  'paged-list.test.tsx: firebase/firestore': ANSWERS,
  'password-section.test.tsx: @/session/reauthenticate.ts': IDENTITY,
  'password-section.test.tsx: @/session/sign-in.ts': IDENTITY,
  'profile-form.test.tsx: @/session/verify-email.ts': IDENTITY,
  'queues.test.tsx: @/posts/begin/use-begin-post.ts': 'What a post is begun with is read before it is opened.',
  'renders-per-key.test.tsx: @/features/content-studio/components/preview/preview-panel.tsx': COUNTS,
  'renders-per-key.test.tsx: @/posts/channels/channel-avatar.tsx': COUNTS,
  'renders-per-key.test.tsx: @/posts/times/moment-button.tsx': COUNTS,
}

/** Limit of replaced modules: tests of the client use the session, the store and the API of `tests/support/client`. */
const MOST = 30

describe('tests of the client', () => {
  it('replace the modules that are listed here with a reason, and no others', () => {
    const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
    const replaced = files.flatMap((name) =>
      modulesReplacedIn(readFileSync(`${TESTS}/${name}`, 'utf8')).map((replacedModule) => `${name}: ${replacedModule}`),
    )
    expect(replaced.toSorted()).toEqual(Object.keys(REPLACED).toSorted())
    expect(replaced.length).toBeLessThan(MOST)
  })

  it.each([
    ["vi.mock('@/a.ts', () => ({}))", ['@/a.ts']],
    ["vi.mock(import('b'), async () => ({}))", ['b']],
    ["vi.doMock(\n  '@/c.ts',\n  () => ({}),\n)", ['@/c.ts']],
    ['vi.mocked(read).mockReturnValue(1)', []],
  ])('are read for what they replace: %j', (source, modules) => {
    expect(modulesReplacedIn(source)).toEqual(modules)
  })
})

function modulesReplacedIn(source: string): string[] {
  return [...source.matchAll(/vi\.(?:do)?[mM]ock\(\s*(?:import\()?["']([^"']+)["']/g)].map(([, name = '']) => name)
}
