import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { posts } from '@postwright/core/collections/posts'
import { THEME_ICONS } from '@/app/layouts/theme-icons.ts'
import { CommandPalette } from '@/app/palette/command-palette.tsx'
import type { ListedAction } from '@/app/palette/app-actions.ts'
import { loadScreenActions } from '@/app/palette/palette-host.tsx'
import { ShortcutsSheet } from '@/app/palette/shortcuts-sheet.tsx'
import type { Action, OfferedAction } from '@/config/action.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { offerActions } from '@/ui/offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { store } from '../support/client/store.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const Icon = THEME_ICONS.light
const user = userEvent.setup()
const onNewPost = vi.fn<() => void>()
const onSave = vi.fn<() => void>()
const onClose = vi.fn<() => void>()

const EVERYWHERE: ListedAction[] = [
  { id: 'go', group: 'go', labelKey: 'common:nav.contentScheduler', Icon, keys: ['G', 'C'], to: '/schedule' },
  { id: 'new', group: 'create', labelKey: 'common:create.post', Icon, keys: ['N'], run: onNewPost },
  { id: 'frame.palette', group: 'help', labelKey: 'common:help.palette', Icon, keys: ['Mod', 'K'], run: onClose },
]
const SAVE: OfferedAction = { id: 'save', labelKey: 'studio:action.save', Icon, keys: ['Mod', 'S'], run: onSave }

beforeEach(() => {
  store.put(posts, ['w1'], makePost({ id: 'p1', text: 'The first chair' }))
  vi.clearAllMocks()
})

describe('the palette', () => {
  function Screen() {
    useScreenActions([SAVE])
    return <p>{useLocation().pathname}</p>
  }

  async function open() {
    await show(<Screen />)
    await show(<CommandPalette actions={EVERYWHERE} onClose={onClose} />)
  }

  const options = () => screen.getAllByRole('option').map((option) => option.textContent)

  it('offers what works everywhere, what the open screen can do and the newest posts, with their keys, and not itself', async () => {
    await open()
    expect(options()).toEqual(['New postN', 'SchedulerGC', 'Save the post nowCtrlS', 'The first chair'])
    expect(within(screen.getByRole('group', { name: 'On this screen' })).getAllByRole('option')).toHaveLength(1)
  })

  it('begins a post with Enter alone, whatever the screen could do', async () => {
    await open()
    await user.keyboard('{Enter}')
    expect(onNewPost).toHaveBeenCalledOnce()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('does what the screen offers', async () => {
    await open()
    await user.type(screen.getByRole('combobox'), 'post now{Enter}')
    expect(onSave).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

it('the sheet of shortcuts lists the keys of every screen, whichever is open', async () => {
  await show(<ShortcutsSheet actions={EVERYWHERE} screenActions={await loadScreenActions()} onClose={onClose} />)
  const [anywhere, editor] = document.querySelectorAll('dl')
  const terms = (list: HTMLElement | undefined) => within(list ?? document.body).getAllByRole('term')
  const rows = terms(anywhere).map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['New post', 'N'],
    ['Search and commands', 'CtrlK'],
    ['Schedule the post you are writing', 'CtrlEnter'],
    ['Save the post now', 'CtrlS'],
    ['Insert a hashtag group', 'CtrlG'],
    ['Fit to channels', 'CtrlJ'],
    ['Fix issue at the cursor', 'AltEnter'],
    ['Show the month', 'M'],
    ['Show the week', 'W'],
    ['Show the day', 'D'],
    ['Show the list', 'L'],
    ['Go to today', 'T'],
    ['Next approval', 'J'],
    ['Previous approval', 'K'],
    ['Approve', 'A'],
    ['Return with a reason', 'R'],
    ['Scheduler', 'GC'],
  ])
  const inEditor = terms(editor).map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(inEditor).toContainEqual(['Undo', 'CtrlZ'])
  expect(inEditor).toContainEqual(['Align left', 'AltA'])
  expect(inEditor.every(([, keys]) => keys)).toBe(true)
})

describe('a menu of actions', () => {
  const ACTIONS: readonly Action<{ name: string; isOut: boolean }>[] = [
    { id: 'open', labelKey: 'studio:list.open', Icon, to: ({ name }) => `/posts/${name}` },
    {
      id: 'view',
      labelKey: 'scheduler:row.view',
      labelValues: ({ name }) => ({ platform: name }),
      Icon,
      when: ({ isOut }) => isOut,
      href: () => 'https://example.com/1',
    },
    { id: 'save', labelKey: 'studio:action.save', Icon, keys: ['Mod', 'S'], run: onSave },
  ]

  async function open(isOut: boolean) {
    await show(<ActionMenu label="Actions" actions={offerActions(ACTIONS, { name: 'chair', isOut })} />)
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    // The library places the menu after it is shown, which the test's browser never does.
    return screen.findAllByRole('menuitem', { hidden: true })
  }

  it('leads to addresses as links, outside of the product in a tab of their own', async () => {
    const [inside, outside] = await open(true)
    expect(inside?.getAttribute('href')).toBe('/posts/chair')
    expect(outside?.textContent).toBe('View on chair')
    expect(outside?.getAttribute('target')).toBe('_blank')
  })

  it('lists nothing that cannot be done as things are, and shows the keys of the rest', async () => {
    const items = await open(false)
    expect(items.map((item) => item.textContent)).toEqual(['Open', 'Save the post nowCtrlS'])
    expect(items[1]?.getAttribute('aria-keyshortcuts')).toBe('Control+S')
    await user.click(items[1] ?? document.body)
    expect(onSave).toHaveBeenCalledOnce()
  })
})
