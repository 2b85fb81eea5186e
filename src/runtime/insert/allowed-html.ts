/**
 * Names that the platform's sanitizer allows for server markup in addition to its own safe list:
 * those that DOMPurify allows too, except obsolete ones.
 */
const words = (text: string): readonly string[] => text.split(' ');

export const htmlElements = words(
  'acronym area audio big button canvas center datalist details dialog dir fieldset font form img ' +
    'input legend map marquee meter nobr optgroup option picture progress select slot source ' +
    'strike style summary template textarea track tt video',
);

/** `for` on other elements may one day replace parts of the page. */
export const elementsWithFor = ['label', 'output'];

export const svgElements = words(
  'animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite ' +
    'feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood ' +
    'feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology ' +
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter image ' +
    'linearGradient mask mpath pattern radialGradient stop style switch symbol view',
);

export const mathElements = words('menclose mfenced mglyph mlabeledtr');

const htmlAttributes =
  'accept action align alt autocapitalize autocomplete autopictureinpicture autoplay background ' +
  'bgcolor border capture cellpadding cellspacing checked class clear cols command commandfor ' +
  'controls controlslist coords crossorigin decoding default disabled disablepictureinpicture ' +
  'disableremoteplayback download draggable enctype enterkeyhint exportparts face hidden high id ' +
  'inert inputmode integrity ismap kind label list loading loop low max maxlength media min ' +
  'minlength multiple muted name nonce noshade novalidate nowrap open optimum part pattern ' +
  'placeholder playsinline popover popovertarget popovertargetaction poster preload pubdate ' +
  'radiogroup readonly rel required rev role rows selected shape size sizes slot spellcheck src ' +
  'srclang srcset step style summary tabindex translate usemap valign wrap xmlns';

/** As the parser spells them on SVG elements. */
const svgAttributes =
  'accumulate additive amplitude attributeName attributeType azimuth baseFrequency begin bias by ' +
  'clip clipPathUnits color-interpolation-filters color-rendering diffuseConstant divisor dur ' +
  'edgeMode elevation end exponent filter filterUnits flood-color flood-opacity fx fy ' +
  'gradientTransform gradientUnits image-rendering in in2 intercept k k1 k2 k3 k4 kernelMatrix ' +
  'kernelUnitLength kerning keyPoints keySplines keyTimes lighting-color local mask mask-type ' +
  'maskContentUnits maskUnits mode numOctaves offset operator order overflow patternContentUnits ' +
  'patternTransform patternUnits preserveAlpha primitiveUnits radius repeatCount repeatDur ' +
  'restart result scale seed slope specularConstant specularExponent spreadMethod stdDeviation ' +
  'stitchTiles surfaceScale systemLanguage tableValues targetX targetY text-orientation values ' +
  'version xChannelSelector yChannelSelector z zoomAndPan';

const mathAttributes =
  'bevelled close columnalign columnlines columnspacing denomalign encoding frame length ' +
  'linethickness lquote mathvariant notation numalign rowalign rowlines rowspacing rquote ' +
  'scriptminsize scriptsizemultiplier selection separators subscriptshift supscriptshift';

export const attributes = words(`${htmlAttributes} ${svgAttributes} ${mathAttributes}`);

/**
 * Dropped together with their content: text that is code, and fallbacks that browsers show in place
 * of something else.
 */
export const droppedElements = words(
  'annotation-xml foreignobject iframe noembed noframes noscript object plaintext script ' +
    'selectedcontent use xmp',
);
