<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\HtmlCleaner;
use DOMDocument;
use DOMElement;
use DOMNode;
use DOMText;

/**
 * Keeps paragraphs, lists, tables, headings, emphasis and links of word processor HTML, and removes styles, fonts,
 * classes, scripts and empty paragraphs. All headings become level 3, because each section has a level 2 heading.
 */
final class DomHtmlCleaner implements HtmlCleaner
{
    private const KEPT_TAGS = [
        'p' => 'p', 'ul' => 'ul', 'ol' => 'ol', 'li' => 'li', 'strong' => 'strong', 'b' => 'strong', 'em' => 'em',
        'i' => 'em', 'a' => 'a', 'br' => 'br', 'blockquote' => 'blockquote', 'table' => 'table', 'thead' => 'thead',
        'tbody' => 'tbody', 'tr' => 'tr', 'td' => 'td', 'th' => 'th', 'h1' => 'h3', 'h2' => 'h3', 'h3' => 'h3',
        'h4' => 'h4', 'h5' => 'h4', 'h6' => 'h4', 'div' => 'p', 'center' => 'p',
    ];
    private const DROPPED_TAGS = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math',
        'form', 'input', 'button', 'select', 'textarea', 'title', 'head', 'meta', 'link', 'xml'];
    private const BLOCK_TAGS = [
        'p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'h3', 'h4',
    ];

    public function clean(string $html): string
    {
        $document = new DOMDocument();
        $previous = libxml_use_internal_errors(true);
        $loaded = $document->loadHTML(
            '<?xml encoding="UTF-8"><html><body>' . $html . '</body></html>',
            LIBXML_NONET | LIBXML_COMPACT
        );
        libxml_clear_errors();
        libxml_use_internal_errors($previous);
        $body = $loaded ? $document->getElementsByTagName('body')->item(0) : null;
        $clean = $body === null ? '' : $this->renderBlocks($body);

        return trim(wp_kses($clean, $this->allowedHtml()));
    }

    /** Renders the children as blocks: text between blocks becomes a paragraph. */
    private function renderBlocks(DOMNode $parent): string
    {
        $html = '';
        $loose = '';
        foreach ($parent->childNodes as $child) {
            if ($this->containsBlocks($child)) {
                $html .= $this->wrapInParagraph($loose)
                    . ($this->isBlock($child) ? $this->renderElement($child) : $this->renderBlocks($child));
                $loose = '';
                continue;
            }
            $loose .= $this->renderInline($child);
        }

        return $html . $this->wrapInParagraph($loose);
    }

    private function renderElement(DOMNode $node): string
    {
        $tag = self::KEPT_TAGS[strtolower($node->nodeName)] ?? '';
        if ($tag === 'p' || $tag === 'blockquote') {
            $inner = $this->renderBlocks($node);

            return $tag === 'p' || $inner === '' ? $inner : "<blockquote>\n$inner</blockquote>\n";
        }
        $inner = '';
        foreach ($node->childNodes as $child) {
            $inner .= $this->isBlock($child) ? $this->renderElement($child) : $this->renderInline($child);
        }

        return $this->isEmpty($inner) ? '' : "<$tag>" . trim($inner) . "</$tag>\n";
    }

    private function renderInline(DOMNode $node): string
    {
        if ($node instanceof DOMText) {
            return htmlspecialchars((string) preg_replace('/[\s\x{00A0}]+/u', ' ', $node->data), ENT_NOQUOTES);
        }
        $name = strtolower($node->nodeName);
        if (!$node instanceof DOMElement || in_array($name, self::DROPPED_TAGS, true)) {
            return '';
        }
        $tag = self::KEPT_TAGS[$name] ?? '';
        if ($tag === 'br') {
            return '<br>';
        }
        $inner = '';
        foreach ($node->childNodes as $child) {
            $inner .= $this->renderInline($child);
        }
        if ($tag === '' || in_array($tag, self::BLOCK_TAGS, true) || $this->isEmpty($inner)) {
            return $inner;
        }
        $href = $tag === 'a' ? esc_url($node->getAttribute('href'), ['http', 'https', 'mailto', 'tel']) : '';

        return $tag === 'a' && $href === ''
            ? $inner
            : "<$tag" . ($href === '' ? '' : " href=\"$href\"") . ">$inner</$tag>";
    }

    private function wrapInParagraph(string $inline): string
    {
        $inline = trim((string) preg_replace('/^(\s|<br>)+|(\s|<br>)+$/', '', $inline));

        return $this->isEmpty($inline) ? '' : "<p>$inline</p>\n";
    }

    private function isEmpty(string $html): bool
    {
        return trim(str_replace('<br>', '', $html), " \n\t\u{A0}") === '';
    }

    private function isBlock(DOMNode $node): bool
    {
        return in_array(self::KEPT_TAGS[strtolower($node->nodeName)] ?? '', self::BLOCK_TAGS, true);
    }

    private function containsBlocks(DOMNode $node): bool
    {
        if ($this->isBlock($node)) {
            return true;
        }
        foreach ($node->childNodes as $child) {
            if (!in_array(strtolower($node->nodeName), self::DROPPED_TAGS, true) && $this->containsBlocks($child)) {
                return true;
            }
        }

        return false;
    }

    /** @return array<string, array<string, bool>> */
    private function allowedHtml(): array
    {
        return array_fill_keys([...self::BLOCK_TAGS, 'strong', 'em', 'br'], []) + ['a' => ['href' => true]];
    }
}
