/**
 * The block in the editor: which element, and its attributes by their types. Runs as it stands, without a build; what
 * the page will show is drawn by PHP.
 */
;(function ({ blocks, blockEditor, components, element, i18n }, elements) {
  const { createElement: el, Fragment } = element
  const { InspectorControls, useBlockProps } = blockEditor
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components
  const { __ } = i18n

  const tags = Object.keys(elements).map((tag) => ({ value: tag, label: tag }))

  /** The settings with one more; an empty one is left out. */
  function withSetting(settings, name, value) {
    const { [name]: _, ...others } = settings
    return value === '' || value === false ? others : { ...others, [name]: value }
  }

  function control(name, rule, value, onChange) {
    const shared = { key: name, label: name, help: rule.about.replaceAll('`', ''), onChange }
    if (rule.type === 'boolean') return el(ToggleControl, { ...shared, checked: Boolean(value) })
    if (rule.type !== 'choice') return el(TextControl, { ...shared, value: value || '' })
    const choices = rule.choices.map((choice) => ({ value: choice, label: choice }))
    const options = [{ value: '', label: __('Default', 'tradefront') }, ...choices]
    return el(SelectControl, { ...shared, value: value || '', options })
  }

  /** The shortcode that does the same, which also tells what is set. */
  function shortcode(tag, settings) {
    const words = Object.entries(settings).map(([name, value]) =>
      value === true ? name : `${name}="${String(value).replaceAll('"', '&quot;')}"`,
    )
    return `[${[tag.replaceAll('-', '_'), ...words].join(' ')}]`
  }

  function Edit({ attributes, setAttributes }) {
    const { element: tag, settings } = attributes
    const about = elements[tag] || { summary: '', attributes: {} }
    const fields = Object.entries(about.attributes).map(([name, rule]) =>
      control(name, rule, settings[name], (value) =>
        setAttributes({ settings: withSetting(settings, name, value) }),
      ),
    )
    const choose = (chosen) => setAttributes({ element: chosen, settings: {} })
    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: __('Element', 'tradefront') },
          el(SelectControl, {
            label: __('Which one', 'tradefront'),
            help: about.summary,
            value: tag,
            options: tags,
            onChange: choose,
          }),
        ),
        el(PanelBody, { title: __('Attributes', 'tradefront') }, fields),
      ),
      el(
        'div',
        useBlockProps(),
        el(
          Placeholder,
          { icon: 'cart', label: tag, instructions: about.summary },
          el('code', null, shortcode(tag, settings)),
        ),
      ),
    )
  }

  blocks.registerBlockType('tradefront/element', { edit: Edit, save: () => null })
})(window.wp, window.tradefrontElements)
