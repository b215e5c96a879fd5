// Shop of the examples. If these pages are hosted elsewhere, set its full address here:
// { api: 'https://mall.example.com/api', site: 'acme' }
window.tradefrontConfig = { api: '/api' }
