import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startI18n } from './lib/i18n.ts'
import { log } from './lib/log.ts'
import { themeStore } from './preferences/theme.ts'

themeStore.start()
startI18n().catch((error: unknown) => log.error('Words: could not be loaded', error))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
