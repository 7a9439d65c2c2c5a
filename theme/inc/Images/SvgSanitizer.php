<?php

declare(strict_types=1);

namespace Courant\Images;

/**
 * Rebuilds an SVG image from elements and attributes of an allowlist: no scripts, event handlers, external references,
 * foreign elements or entities remain. The result is displayed as an image, where browsers run no scripts either.
 */
final class SvgSanitizer
{
    private const MAX_BYTES = 40_000;
    private const MAX_DEPTH = 30;
    private const NAMESPACE = 'http://www.w3.org/2000/svg';
    private const ELEMENTS = [
        'svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline',
        'polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'style',
    ];
    private const ATTRIBUTES = [
        'id', 'class', 'style', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx',
        'ry', 'fx', 'fy', 'd', 'points', 'transform', 'fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width',
        'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset',
        'stroke-opacity', 'opacity', 'color', 'offset', 'stop-color', 'stop-opacity', 'gradientUnits',
        'gradientTransform', 'spreadMethod', 'clip-path', 'clip-rule', 'clipPathUnits', 'mask', 'maskUnits',
        'maskContentUnits', 'preserveAspectRatio', 'font-family', 'font-size', 'font-weight', 'font-style',
        'letter-spacing', 'text-anchor', 'dominant-baseline', 'dx', 'dy', 'href', 'role', 'aria-label',
    ];
    /** Functions and selectors with arguments that styles and attributes may use; none of them loads anything. */
    private const FUNCTIONS = [
        'rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix', 'calc', 'min', 'max',
        'clamp', 'var', 'matrix', 'translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley', 'rotate',
        'skew', 'skewx', 'skewy', 'inset', 'circle', 'ellipse', 'polygon', 'not', 'is', 'where', 'nth-child',
        'nth-of-type',
    ];
    /** Text that is displayed or read out, so that any characters are allowed. */
    private const PLAIN_TEXT = ['title', 'desc', 'text', 'tspan', 'aria-label', 'id', 'class'];
    private const MAX_SIZE = 100_000;
    /** References can be nested, so that a few more of them would make an image that takes minutes to render. */
    private const MAX_USES = 20;

    /**
     * Returns the sanitized image; empty when the text is no SVG image or is too large.
     */
    public static function sanitize(string $svg): string
    {
        // Entities are not needed and would have to be resolved; other encodings could hide them.
        if (
            strlen($svg) > self::MAX_BYTES
            || ! str_contains($svg, '<svg')
            || stripos($svg, '<!ENTITY') !== false
            || preg_match('//u', $svg) !== 1
            || preg_match('/^[^>]*\bencoding\s*=\s*["\'](?!utf-8["\'])/i', $svg) === 1
        ) {
            return '';
        }

        $source = new \DOMDocument();
        $before = libxml_use_internal_errors(true);
        $isParsed = $source->loadXML((string) preg_replace('/<!DOCTYPE[^>]*>/i', '', $svg), LIBXML_NONET);
        libxml_clear_errors();
        libxml_use_internal_errors($before);
        $root = $source->documentElement;

        if (
            ! $isParsed
            || $root === null
            || $root->localName !== 'svg'
            || $root->namespaceURI !== self::NAMESPACE
            || $source->doctype !== null
            || $source->getElementsByTagNameNS(self::NAMESPACE, 'use')->length > self::MAX_USES
        ) {
            return '';
        }

        $target = new \DOMDocument('1.0', 'UTF-8');
        $copy = $target->createElementNS(self::NAMESPACE, 'svg');
        $target->appendChild($copy);
        self::copy($root, $copy, 0);
        [$width, $height] = self::size($copy);

        if (min($width, $height) <= 0 || max($width, $height) > self::MAX_SIZE) {
            return '';
        }

        if ($copy->getAttribute('viewBox') === '') {
            $copy->setAttribute('viewBox', "0 0 {$width} {$height}");
        }

        return (string) $target->saveXML($copy);
    }

    /**
     * Returns the width and height of a sanitized image; the ratio is what matters.
     *
     * @return array{float, float}
     */
    public static function dimensions(string $svg): array
    {
        return preg_match('/viewBox="[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)"/', $svg, $matches) === 1
            ? [(float) $matches[1], (float) $matches[2]]
            : [0.0, 0.0];
    }

    private static function copy(\DOMElement $from, \DOMElement $to, int $depth): void
    {
        foreach ($from->attributes as $attribute) {
            $name = (string) $attribute->localName;

            if (
                in_array($name, self::ATTRIBUTES, true)
                && self::isSafe($attribute->nodeValue ?? '', $name)
            ) {
                $to->setAttribute($name, trim($attribute->nodeValue ?? ''));
            }
        }

        // Checked as one text: two harmless parts around a comment could form a reference when it is removed.
        if ($from->localName === 'style') {
            $to->appendChild(new \DOMText(self::isSafe($from->textContent, 'style') ? $from->textContent : ''));

            return;
        }

        foreach ($depth < self::MAX_DEPTH ? $from->childNodes : [] as $child) {
            if ($child instanceof \DOMElement && self::isAllowed($child)) {
                $copy = $to->ownerDocument?->createElementNS(self::NAMESPACE, (string) $child->localName);

                if ($copy instanceof \DOMElement) {
                    $to->appendChild($copy);
                    self::copy($child, $copy, $depth + 1);
                }
            } elseif ($child instanceof \DOMText) {
                $to->appendChild(new \DOMText($child->data));
            }
        }
    }

    private static function isAllowed(\DOMElement $element): bool
    {
        return $element->namespaceURI === self::NAMESPACE && in_array($element->localName, self::ELEMENTS, true);
    }

    /**
     * Returns whether a value references only elements of the same image and calls only known functions. Escapes and
     * at-rules are not allowed, because they could hide a reference.
     */
    private static function isSafe(string $value, string $name): bool
    {
        if ($name === 'href') {
            return preg_match('/^\s*#[\w-]+\s*$/D', $value) === 1;
        }

        if (in_array($name, self::PLAIN_TEXT, true)) {
            return true;
        }

        $local = (string) preg_replace('/url\(\s*["\']?#[\w-]+["\']?\s*\)/i', '', $value);
        preg_match_all('/([\w-]*)\s*\(/', strtolower($local), $calls);

        return array_diff($calls[1], self::FUNCTIONS) === []
            && preg_match('/[\\\\@<]|javascript:|\/\*/i', $local) !== 1;
    }

    /**
     * @return array{float, float}
     */
    private static function size(\DOMElement $svg): array
    {
        $viewBox = preg_split('/[\s,]+/', trim($svg->getAttribute('viewBox')));

        return is_array($viewBox) && count($viewBox) === 4
            ? [(float) $viewBox[2], (float) $viewBox[3]]
            : [(float) $svg->getAttribute('width'), (float) $svg->getAttribute('height')];
    }
}
