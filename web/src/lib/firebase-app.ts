import { initializeApp } from 'firebase/app'
import { readEnv } from '../config/env.ts'

const { apiKey, authDomain, projectId, appId } = readEnv().firebase

export const firebaseApp = initializeApp({ apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) })
