import type { ReactNode } from 'react'
import type { Right } from '@postwright/core/rights/rights'
import { useMay } from './use-role.ts'

/** Renders its children for users with a right, and while the user's role is unknown. */
export function IfMay({ right, children }: { right: Right; children: ReactNode }) {
  return useMay(right) ? children : null
}
