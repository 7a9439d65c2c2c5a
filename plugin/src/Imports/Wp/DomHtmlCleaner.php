<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Wp;

use CourantDesk\Imports\Domain\HtmlCleaner;
use DOMDocument;
use DOMElement;
use DOMNode;
use DOMText;

/**
 * Keeps paragraphs, lists, tables, headings, emphasis and links of what word processors made, and drops the rest:
 * styles, fonts, classes, scripts, empty paragraphs. Headings become third level, because each section has a second.
 */
final class DomHtmlCleaner implements HtmlCleaner
{
    private const KEPT = [
        'p' => 'p', 'ul' => 'ul', 'ol' => 'ol', 'li' => 'li', 'strong' => 'strong', 'b' => 'strong', 'em' => 'em',
        'i' => 'em', 'a' => 'a', 'br' => 'br', 'blockquote' => 'blockquote', 'table' => 'table', 'thead' => 'thead',
        'tbody' => 'tbody', 'tr' => 'tr', 'td' => 'td', 'th' => 'th', 'h1' => 'h3', 'h2' => 'h3', 'h3' => 'h3',
        'h4' => 'h4', 'h5' => 'h4', 'h6' => 'h4', 'div' => 'p', 'center' => 'p',
    ];
    private const DROPPED = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math',
        'form', 'input', 'button', 'select', 'textarea', 'title', 'head', 'meta', 'link', 'xml'];
    private const BLOCKS = ['p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'h3', 'h4'];

    public function clean(string $html): string
    {
        $document = new DOMDocument();
        $quiet = libxml_use_internal_errors(true);
        $loaded = $document->loadHTML(
            '<?xml encoding="UTF-8"><html><body>' . $html . '</body></html>',
            LIBXML_NONET | LIBXML_COMPACT
        );
        libxml_clear_errors();
        libxml_use_internal_errors($quiet);
        $body = $loaded ? $document->getElementsByTagName('body')->item(0) : null;
        $clean = $body === null ? '' : $this->paragraphs($body);

        return trim(wp_kses($clean, $this->allowed()));
    }

    /** The children as blocks: loose text between blocks becomes a paragraph of its own. */
    private function paragraphs(DOMNode $parent): string
    {
        $html = '';
        $loose = '';
        foreach ($parent->childNodes as $child) {
            if ($this->holdsBlocks($child)) {
                $html .= $this->paragraph($loose) . ($this->isBlock($child) ? $this->element($child) : $this->paragraphs($child));
                $loose = '';
                continue;
            }
            $loose .= $this->inline($child);
        }

        return $html . $this->paragraph($loose);
    }

    private function element(DOMNode $node): string
    {
        $tag = self::KEPT[strtolower($node->nodeName)] ?? '';
        if ($tag === 'p' || $tag === 'blockquote') {
            $inner = $this->paragraphs($node);

            return $tag === 'p' || $inner === '' ? $inner : "<blockquote>\n$inner</blockquote>\n";
        }
        $inner = '';
        foreach ($node->childNodes as $child) {
            $inner .= $this->isBlock($child) ? $this->element($child) : $this->inline($child);
        }

        return $this->isEmpty($inner) ? '' : "<$tag>" . trim($inner) . "</$tag>\n";
    }

    private function inline(DOMNode $node): string
    {
        if ($node instanceof DOMText) {
            return htmlspecialchars((string) preg_replace('/[\s\x{00A0}]+/u', ' ', $node->data), ENT_NOQUOTES);
        }
        $name = strtolower($node->nodeName);
        if (!$node instanceof DOMElement || in_array($name, self::DROPPED, true)) {
            return '';
        }
        $tag = self::KEPT[$name] ?? '';
        if ($tag === 'br') {
            return '<br>';
        }
        $inner = '';
        foreach ($node->childNodes as $child) {
            $inner .= $this->inline($child);
        }
        if ($tag === '' || in_array($tag, self::BLOCKS, true) || $this->isEmpty($inner)) {
            return $inner;
        }
        $href = $tag === 'a' ? esc_url($node->getAttribute('href'), ['http', 'https', 'mailto', 'tel']) : '';

        return $tag === 'a' && $href === '' ? $inner : "<$tag" . ($href === '' ? '' : " href=\"$href\"") . ">$inner</$tag>";
    }

    private function paragraph(string $inline): string
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
        return in_array(self::KEPT[strtolower($node->nodeName)] ?? '', self::BLOCKS, true);
    }

    private function holdsBlocks(DOMNode $node): bool
    {
        if ($this->isBlock($node)) {
            return true;
        }
        foreach ($node->childNodes as $child) {
            if (!in_array(strtolower($node->nodeName), self::DROPPED, true) && $this->holdsBlocks($child)) {
                return true;
            }
        }

        return false;
    }

    /** @return array<string, array<string, bool>> */
    private function allowed(): array
    {
        return array_fill_keys([...self::BLOCKS, 'strong', 'em', 'br'], []) + ['a' => ['href' => true]];
    }
}
