import { useEffect, useRef } from 'react'
import type { OfferedAction } from '../config/action.ts'
import { screenActions } from './screen-actions.ts'

/** Registers actions in the command palette with their keyboard shortcuts while the component is mounted. */
export function useScreenActions(actions: readonly OfferedAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => screenActions.offer(latest), [])
}
