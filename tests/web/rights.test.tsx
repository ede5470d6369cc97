import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasRight, memberRoleSchema } from '@postwright/core/rights/rights'
import { RoleFrame } from '@/app/layouts/dashboard-layout.tsx'
import type { Action } from '@/config/action.ts'
import type { FeatureRoute } from '@/config/feature.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useRole } from '@/session/use-role.ts'
import { ALL_FEATURES } from '../support/all-features.ts'
import { giveRole } from '../support/client/person.ts'
import { loadWords, show } from './support/show.tsx'

beforeAll(loadWords)
afterEach(cleanup)

/** Returns whether the control of the screen can be used; null where it is not shown. The browser disables what a disabled fieldset holds. */
function isUsable(): boolean | null {
  const button = screen.queryByRole('button')
  return button && button.closest('fieldset[disabled]') === null
}

const KnownRole = () => `known: ${useRole()}`

const routesOf = (routes: readonly FeatureRoute[]): FeatureRoute[] =>
  routes.flatMap((route) => [route, ...routesOf(route.children ?? [])])
const SCREENS = ALL_FEATURES.flatMap(({ routes }) => routesOf(routes)).flatMap(({ titleKey, needs }) =>
  needs === undefined || titleKey === undefined ? [] : [{ titleKey, needs }],
)

describe.each(memberRoleSchema.options)('to the role %s', (role) => {
  it.each(SCREENS)(
    'the screen $titleKey is open, read-only or closed as the table of rights has it',
    async ({ needs }) => {
      giveRole(role)
      await show(
        <>
          <RoleFrame needs={needs}>
            <button>Change it</button>
          </RoleFrame>
          <KnownRole />
        </>,
      )
      await screen.findByText(`known: ${role}`)
      const isClosed = needs.without === 'closed'
      expect(isUsable()).toBe(hasRight(role, needs.right) ? true : isClosed ? null : false)
      expect(screen.queryByText(/Ask/) === null).toBe(hasRight(role, needs.right))
    },
  )

  it('actions are offered exactly with their right', async () => {
    const ofScreens = await Promise.all(
      ALL_FEATURES.flatMap(({ screenActions = [] }) => screenActions.map((load) => load())),
    )
    const all = [...ALL_FEATURES.flatMap(({ actions = [] }) => actions), ...ofScreens.flat()]
    const named = all.flatMap(({ id, right, Icon }) => (right === undefined ? [] : [{ id, right, Icon }]))
    const actions = named.map((each): Action<null> => ({ ...each, labelKey: '', run: () => undefined }))
    giveRole(role)
    const { result } = renderHook(() => ({ offer: useOfferActions(), role: useRole() }))
    await waitFor(() => expect(result.current.role).toBe(role))
    const offered = result.current.offer(actions, null).map(({ id }) => id)
    expect(offered).toEqual(named.filter(({ right }) => hasRight(role, right)).map(({ id }) => id))
    expect(named.length).toBeGreaterThan(20)
  })
})

it('while the role is not known nothing is held back: the server refuses what is not allowed', async () => {
  await show(
    <RoleFrame needs={{ right: 'manage_workspace', without: 'closed' }}>
      <button>Change it</button>
    </RoleFrame>,
  )
  expect(isUsable()).toBe(true)
})
