// Runs before the first paint, so that nothing flashes: theme class, text size and zoom as saved, and whether this
// visitor has a session, which decides where public pages lead; and the paint waits a moment for the typefaces, the code of a public page
// for the paint. And before the router can leave the address: a referral code is kept for a registration later in this visit.
;(function () {
  function saved(key, area) {
    try {
      return window[area || 'localStorage'].getItem(key)
    } catch {
      return null
    }
  }
  // Schemas are read, not compiled: the content policy forbids that, and asking whether it does is reported as a breach of it.
  // Whichever file brings the library, it finds this.
  Object.assign(window, { __zod_globalConfig: { jitless: true } })
  // The only way from text to markup or to the address of a script (firebase.json demands it): text without a tag, the bar of
  // the progress library, our own service worker, and Google's sign-in window.
  var BAR = '<div class="bar" aria-hidden="true"></div>'
  var SCRIPTS = [
    location.origin + '/service-worker.js',
    // What runs beside the page, and no other file of ours.
    location.origin + '/assets/workers/',
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/',
  ]
  if (window.trustedTypes) {
    window.trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return text.indexOf('<') < 0 || text === BAR ? text : null
      },
      createScriptURL: function (address) {
        var href = new URL(address, location.href).href
        return SCRIPTS.some(isBeginningOf) ? address : null
        function isBeginningOf(allowed) {
          return href.indexOf(allowed) === 0
        }
      },
    })
  }
  // The library of the toasts writes its rules into the first child of this: a sheet that no markup can make instead of a style
  // element, which the content policy forbids.
  if (document.adoptedStyleSheets) {
    var rules = ''
    var sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [sheet]
    var style = {
      get data() {
        return rules
      },
      set data(text) {
        rules = text
        sheet.replaceSync(text)
      },
    }
    Object.assign(window, { _goober: { parentNode: document.head, firstChild: style } })
  }
  var root = document.documentElement
  var theme = saved('postwright.theme')
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.add(isDark ? 'dark' : 'light')
  var size = Number(saved('postwright.textSize'))
  if (size >= 100 && size <= 200) root.style.fontSize = size + '%'
  var session = saved('postwright.refreshToken', 'sessionStorage') || saved('postwright.refreshToken')
  if (session) root.setAttribute('data-returning', '')
  if (saved('postwright.allowZoom') === 'true') {
    var viewport = document.querySelector('meta[name="viewport"]')
    if (viewport) viewport.setAttribute('content', 'width=device-width, initial-scale=1')
  }
  // What is written on the home page is kept from the first letter on: the page's own code arrives later and sets the field anew.
  document.addEventListener('input', function (event) {
    var field = event.target
    if (!(field instanceof HTMLTextAreaElement) || !field.hasAttribute('data-guest-draft')) return
    try {
      sessionStorage.setItem('postwright.guestDraft', field.value)
    } catch {
      // Without storage it stays in the field.
    }
  })
  // Both typefaces are asked for with the page. Its first paint waits for them, so that no line moves when they come; on a slow
  // network not for long, and then the page stays in their stand-ins.
  root.setAttribute('data-faces', 'awaited')
  document.addEventListener('readystatechange', awaitFaces, { once: true })
  function awaitFaces() {
    var late = setTimeout(function () {
      root.setAttribute('data-faces', 'late')
    }, 500)
    function show() {
      clearTimeout(late)
      if (root.getAttribute('data-faces') === 'awaited') root.removeAttribute('data-faces')
    }
    var faces = ['Instrument Sans Variable', 'Newsreader Variable']
    Promise.all(
      faces.map(function (name) {
        return document.fonts.load('1em "' + name + '"')
      }),
    ).then(show, show)
  }
  // A public page can be read without its code, which stands in a template (web/vite/fill-page.ts). Nothing in there is fetched
  // before it is added to the page: after the first paint, so that text and typefaces come first, or a second after everything
  // has arrived, where no paint is reported, as in a tab in the background.
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) addCode()
  }).observe({ type: 'paint', buffered: true })
  window.addEventListener('load', function () {
    setTimeout(addCode, 1000)
  })
  function addCode() {
    var code = document.getElementById('page-code')
    if (!code) return
    code.remove()
    document.head.append(code.content)
  }
  var referral = new URLSearchParams(location.search).get('ref')
  if (referral) {
    // A visit counts once, however many of its pages are opened by the link.
    if (saved('postwright.referral', 'sessionStorage') !== referral) {
      fetch('/api/v1/earn/clicks', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: referral.slice(0, 32) }),
        keepalive: true,
      }).catch(function () {})
    }
    try {
      sessionStorage.setItem('postwright.referral', referral)
    } catch {
      // Without storage the code counts at the registration's own address only.
    }
  }
})()
