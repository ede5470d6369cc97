import { defineSecret } from 'firebase-functions/params'
import { setGlobalOptions } from 'firebase-functions/v2'

// NOTE every function runs the same composition root, so every function is bound to both secrets.
setGlobalOptions({
  region: 'us-central1',
  memory: '512MiB',
  maxInstances: 20,
  secrets: [defineSecret('TOKEN_SIGNING_KEYS'), defineSecret('SEALING_KEYS')],
})
