import './mantine-styles.ts'
import './mantine-overrides.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme, mantineVariables } from './mantine-theme.ts'

type Props = { children: ReactNode; colorScheme: 'light' | 'dark' }

/** The component library in the product's dress. The class on the root decides the scheme; the library only follows. */
export function UiProvider({ children, colorScheme }: Props) {
  // NOTE the library sets its attribute to the default again when a suspended page reappears: the default has to be the same.
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      defaultColorScheme={colorScheme}
      forceColorScheme={colorScheme}
    >
      {children}
    </MantineProvider>
  )
}
