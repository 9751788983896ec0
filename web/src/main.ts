import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { need, speak } from './lib/fluent.svelte'
import { settings } from './lib/settings.svelte'

await need('ui', 'pages')
await speak(settings.language)
mount(App, { target: document.getElementById('app')! })
