<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use DOMDocument;
use DOMElement;
use DOMNode;
use DOMText;

/** Converts the HTML of an email to plain text: line breaks are kept, and links are followed by their URL. */
final class HtmlToTextConverter
{
    private const PARAGRAPHS = ['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote'];
    private const LINES = ['br', 'div', 'li', 'tr'];
    private const DROPPED = ['script', 'style', 'head', 'title'];

    public static function convert(string $html): string
    {
        if (!str_contains($html, '<') && !str_contains($html, '&')) {
            return trim(str_replace(["\r\n", "\r"], "\n", $html));
        }
        $document = new DOMDocument();
        $previous = libxml_use_internal_errors(true);
        $isLoaded = $document->loadHTML(
            '<?xml encoding="UTF-8"><html><body>' . str_replace(["\r\n", "\r"], "\n", $html) . '</body></html>',
            LIBXML_NONET | LIBXML_COMPACT,
        );
        libxml_clear_errors();
        libxml_use_internal_errors($previous);
        $body = $isLoaded ? $document->getElementsByTagName('body')->item(0) : null;
        $lines = array_map('trim', explode("\n", $body === null ? '' : self::render($body)));

        return trim((string) preg_replace('/\n{3,}/', "\n\n", implode("\n", $lines)));
    }

    private static function render(DOMNode $parent): string
    {
        $text = '';
        foreach ($parent->childNodes as $node) {
            if ($node instanceof DOMText) {
                $text .= $node->data;
            } elseif ($node instanceof DOMElement && !in_array($node->tagName, self::DROPPED, true)) {
                $text .= self::renderElement($node);
            }
        }

        return $text;
    }

    private static function renderElement(DOMElement $element): string
    {
        $inner = self::render($element);
        if (in_array($element->tagName, self::PARAGRAPHS, true)) {
            return "\n\n" . $inner . "\n\n";
        }
        if (in_array($element->tagName, self::LINES, true)) {
            return $inner . "\n";
        }
        $url = $element->tagName === 'a' ? trim($element->getAttribute('href')) : '';

        return $url === '' || $url === trim($inner) || str_starts_with($url, 'mailto:') ? $inner : "$inner ($url)";
    }
}
