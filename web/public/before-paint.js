// Runs before the first paint, so that nothing flashes: theme class, text size and zoom as saved.
;(function () {
  function saved(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var root = document.documentElement
  var theme = saved('postwright.theme')
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.add(isDark ? 'dark' : 'light')
  var size = Number(saved('postwright.textSize'))
  if (size >= 100 && size <= 200) root.style.fontSize = size + '%'
  if (saved('postwright.allowZoom') === 'true') {
    var viewport = document.querySelector('meta[name="viewport"]')
    if (viewport) viewport.setAttribute('content', 'width=device-width, initial-scale=1')
  }
})()
