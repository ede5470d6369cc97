import { Menu } from '@mantine/core'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { lazyMenu } from '@/app/layouts/lazy-menu.tsx'
import { show } from './support/show.tsx'

const Items = ({ names }: { names: string[] }) => names.map((name) => <Menu.Item key={name}>{name}</Menu.Item>)

async function start() {
  const code = Promise.withResolvers<typeof Items>()
  const Later = lazyMenu(() => code.promise)
  const button = <button type="button">More</button>
  await show(<Later button={button} items={{ names: ['Post', 'Idea'] }} position="bottom-end" width={200} />)
  return { arrive: () => code.resolve(Items), user: userEvent.setup() }
}

afterEach(cleanup)

describe('a menu whose code comes after the first paint', () => {
  it('opens with its items once they are there when its button was pressed before', async () => {
    const { arrive, user } = await start()
    const button = screen.getByRole('button', { name: 'More' })
    expect(button.getAttribute('aria-haspopup')).toBe('menu')
    await user.click(button)
    expect(screen.queryByRole('menuitem')).toBeNull()
    arrive()
    expect(await screen.findByRole('menuitem', { name: 'Idea' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps the focus on its button while its code arrives, and stays closed', async () => {
    const { arrive, user } = await start()
    await user.tab()
    const before = screen.getByRole('button', { name: 'More' })
    expect(document.activeElement).toBe(before)
    arrive()
    await expect.poll(() => screen.getByRole('button', { name: 'More' }) !== before).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
    expect(screen.queryByRole('menuitem')).toBeNull()
  })
})
