import { useEffect, useRef } from 'react'
import type { OfferedAction } from '../config/action.ts'
import { screenActions } from './screen-actions.ts'

/** While the component is there, its actions are in the palette and their keys work. */
export function useScreenActions(actions: readonly OfferedAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => screenActions.offer(latest), [])
}
