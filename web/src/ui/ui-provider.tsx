import './mantine-styles.ts'
import './mantine-overrides.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme, mantineVariables } from './mantine-theme.ts'

type Props = { children: ReactNode; colorScheme: 'light' | 'dark' }

/** The component library in the product's dress. The class on the root decides the scheme; the library only follows. */
export function UiProvider({ children, colorScheme }: Props) {
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme={colorScheme}>
      {children}
    </MantineProvider>
  )
}
