import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import hotToast, { Toaster } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DisplaySection } from '@/features/settings/components/display-section.tsx'
import { PreferencesSection } from '@/features/settings/components/preferences-section.tsx'
import { STORAGE_KEYS } from '@/config/constants.ts'
import { settingsStore, DEFAULT_SETTINGS } from '@/preferences/settings.ts'
import { announceSuccessWhen, toast } from '@/ui/toast.tsx'
import { show } from './support/show.tsx'

beforeEach(() => {
  localStorage.clear()
  settingsStore.start()
})

afterEach(() => {
  act(() => hotToast.removeAll())
  cleanup()
})

function stored(): unknown {
  return JSON.parse(localStorage.getItem(STORAGE_KEYS.settings) ?? 'null')
}

describe('preferences', () => {
  it('goes back to the defaults and, on undo, to what was chosen', async () => {
    settingsStore.set('itemsPerPage', 40)
    settingsStore.set('defaultSortOrder', 'asc')
    const user = userEvent.setup()
    await show(
      <>
        <PreferencesSection />
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }))
    expect(stored()).toEqual({
      ...DEFAULT_SETTINGS,
      itemsPerPage: 20,
      notificationsEnabled: true,
      defaultSortOrder: 'desc',
    })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(stored()).toEqual({
      ...DEFAULT_SETTINGS,
      itemsPerPage: 40,
      notificationsEnabled: true,
      defaultSortOrder: 'asc',
    })
  })

  it('has nothing to reset while everything is as it was delivered', async () => {
    await show(<PreferencesSection />)
    expect(screen.getByRole('button', { name: 'Reset to defaults' }).hasAttribute('disabled')).toBe(true)
  })

  it('turns off the announcement of successes, never that of errors', async () => {
    announceSuccessWhen(() => settingsStore.state().notificationsEnabled)
    const user = userEvent.setup()
    await show(
      <>
        <PreferencesSection />
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('switch', { name: /^Confirmation messages/ }))
    act(() => {
      toast.success('It worked')
      toast.error('It failed')
    })
    expect(await screen.findByText('It failed')).toBeDefined()
    expect(screen.queryByText('It worked')).toBeNull()
  })
})

describe('display', () => {
  it('lets people zoom when they want to', async () => {
    document.head.innerHTML =
      '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">'
    const user = userEvent.setup()
    await show(<DisplaySection />)
    await user.click(screen.getByRole('switch', { name: /^Allow zoom/ }))
    expect(document.querySelector('meta')?.getAttribute('content')).not.toContain('user-scalable')
  })

  it('grows the text by keyboard', async () => {
    const user = userEvent.setup()
    await show(<DisplaySection />)
    screen.getByRole('slider', { name: 'Text size' }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.documentElement.style.fontSize).toBe('120%')
  })
})
