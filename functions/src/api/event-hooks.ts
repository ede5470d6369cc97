import * as contract from '@postwright/core/api/event-hooks'
import { listDeliveries, replayDelivery, testHook } from '../domain/event-hooks/deliveries.ts'
import {
  addHook,
  changeHook,
  listHooks,
  offersNotifications,
  removeHook,
  rotateHook,
} from '../domain/event-hooks/manage-hooks.ts'
import { bind, type Route } from '../http/bind.ts'

const READ = { limit: { perMinute: 120, by: 'account' } } as const
const CHANGE = { limit: { perMinute: 20, by: 'account' } } as const

export const EVENT_HOOK_ROUTES: readonly Route[] = [
  bind(contract.listEventHooks, READ, async ({ deps, caller, input: { workspaceId } }) => ({
    hooks: await listHooks(deps, caller, workspaceId),
  })),
  bind(contract.getHookOffer, READ, async ({ deps, caller, input: { workspaceId } }) => ({
    takesNotifications: await offersNotifications(deps, caller, workspaceId),
  })),
  bind(contract.createEventHook, CHANGE, ({ deps, caller, input }) => addHook(deps, caller, input)),
  bind(contract.updateEventHook, CHANGE, ({ deps, caller, input }) => changeHook(deps, caller, input)),
  bind(contract.deleteEventHook, CHANGE, async ({ deps, caller, input }) => ({
    removed: await removeHook(deps, caller, input),
  })),
  bind(contract.rotateEventHook, CHANGE, ({ deps, caller, input }) => rotateHook(deps, caller, input)),
  bind(contract.testEventHook, CHANGE, ({ deps, caller, input }) => testHook(deps, caller, input)),
  bind(contract.listHookDeliveries, READ, ({ deps, caller, input }) => listDeliveries(deps, caller, input)),
  bind(contract.replayHookDelivery, CHANGE, ({ deps, caller, input }) => replayDelivery(deps, caller, input)),
]
