import { useLayoutEffect } from 'react'
import { adoptStyles } from './adopt-styles.ts'

type Props = { styles: string; dynamic?: unknown }

/**
 * Replaces the package `react-style-singleton` (vite.config.ts), with which Mantine's dialogs lock scrolling of the page: the rules apply while the
 * component is mounted, without a style element.
 */
export function styleSingleton(): (props: Props) => null {
  return function Sheet({ styles }) {
    useLayoutEffect(() => adoptStyles(styles), [styles])
    return null
  }
}
