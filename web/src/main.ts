import { mount } from 'svelte'
import './app.css'
import { comfort } from './lib/comfort.svelte'
import App from './shell/App.svelte'

comfort.dress()
const target = document.getElementById('app')
if (target) mount(App, { target })
