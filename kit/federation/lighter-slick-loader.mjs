/**
 * Makes react-slick's sources lighter for the browsers we build for. Reads of settings that no carousel
 * changes become their values, so that the minimiser drops what only other values reach. And what Babel
 * wrote for browsers without classes and `Object.assign` becomes what all browsers have.
 *
 * @this {import('@rspack/core').LoaderContext<{ settings: Record<string, unknown> }>}
 * @param {string} source
 */
export default function lighterSlickLoader(source) {
  const { settings } = this.getOptions();
  return source
    .replace(settingRead, (read, name) =>
      Object.hasOwn(settings, name) ? JSON.stringify(settings[name]) : read,
    )
    .replace(helper, (written, name) =>
      Object.hasOwn(shortHelpers, name) ? shortHelpers[name] : written,
    );
}

/** A setting that is read, not set, under one of the names by which react-slick's functions know their settings. */
const settingRead =
  /\b(?:spec|settings|this\.props|_this\d?\.props|_this\$props|_ref\d?)\.(\w+)\b(?!\s*=[^=])/g;

/** Babel writes each of its helpers on a line of its own. */
const helper = /^function (_\w+|ownKeys)\(.*\}$/gm;

/** @type {Record<string, string>} */
const shortHelpers = {
  _assertThisInitialized: 'function _assertThisInitialized(self) { return self; }',
  _classCallCheck: 'function _classCallCheck() {}',
  _createClass:
    'function _createClass(made, methods) { methods.forEach(function (m) { made.prototype[m.key] = m.value; }); return made; }',
  _createSuper:
    'function _createSuper(made) { return function () { return Reflect.construct(Object.getPrototypeOf(made), arguments, made); }; }',
  _defineProperty:
    'function _defineProperty(object, key, value) { object[key] = value; return object; }',
  _extends: 'var _extends = Object.assign;',
  _inherits:
    'function _inherits(made, from) { made.prototype = Object.create(from.prototype, { constructor: { value: made } }); Object.setPrototypeOf(made, from); }',
  _objectSpread: 'var _objectSpread = Object.assign;',
  _typeof: 'function _typeof(value) { return typeof value; }',
};
