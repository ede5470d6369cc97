/** Stub for the Firebase products that reactfire imports but the client does not use; calling any of them is a bug. */
function unused(): never {
  throw new Error('This Firebase product is left out of the build: see web/vite.config.ts')
}

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
}
