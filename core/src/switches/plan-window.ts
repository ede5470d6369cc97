import { type MaintenanceWindow, SERVICE_WINDOWS_MAX, WINDOW_TIME_MAX } from '../model/service-switch.ts'

type WindowFault = 'window_past' | 'window_too_long' | 'window_overlaps' | 'windows_full'

/**
 * Returns the reason why a window cannot be planned: it is in the past, too long, overlaps another of its service, or its service has too many. Null
 * if there is none. A stored window with the same id is ignored.
 */
export function findWindowFault(
  window: Pick<MaintenanceWindow, 'id' | 'startsAt' | 'endsAt'>,
  windows: readonly MaintenanceWindow[],
  now: number,
): WindowFault | null {
  if (window.startsAt < now || window.endsAt <= window.startsAt) return 'window_past'
  if (window.endsAt - window.startsAt > WINDOW_TIME_MAX) return 'window_too_long'
  const others = windows.filter(({ id, endsAt }) => id !== window.id && endsAt > now)
  if (others.some(({ startsAt, endsAt }) => startsAt < window.endsAt && window.startsAt < endsAt)) {
    return 'window_overlaps'
  }
  return others.length >= SERVICE_WINDOWS_MAX ? 'windows_full' : null
}

/** Returns a service's windows with one added, or replaced if it has the same id, the earliest first; ended windows are dropped. */
export function withWindow(
  windows: readonly MaintenanceWindow[],
  window: MaintenanceWindow,
  now: number,
): MaintenanceWindow[] {
  const open = windows.filter(({ id, endsAt }) => id !== window.id && endsAt > now)
  return [...open, window].toSorted((one, other) => one.startsAt - other.startsAt)
}

/** Returns the windows with one cancelled: a planned window is removed, a live one ends now. */
export function withoutWindow(windows: readonly MaintenanceWindow[], id: string, now: number): MaintenanceWindow[] {
  return windows.flatMap((window) => {
    if (window.id !== id || window.endsAt <= now) return [window]
    return window.startsAt < now ? [{ ...window, endsAt: now }] : []
  })
}

/** Finds the last time, up to now, at which an admin or the end of a window changed the state of a service. */
export function findLastChange(
  { updatedAt, windows }: { updatedAt: number; windows: readonly MaintenanceWindow[] },
  now: number,
): number {
  return Math.max(updatedAt, ...windows.map(({ endsAt }) => endsAt).filter((endsAt) => endsAt <= now))
}
