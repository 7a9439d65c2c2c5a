<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;

/**
 * Marks the source at the end of a paragraph in a block quote, as classic content has it, so that it has a line of its
 * own (styles in assets/css/content.css). A title within a sentence, and a source after a dash, are not changed.
 */
final class QuoteSources implements Module
{
    private const DASH_AT_END = '/[-\x{2010}-\x{2015}]\s*$/u';

    public function boot(): void
    {
        // After paragraphs and typography (10).
        add_filter('the_content', $this->markSources(...), 13);
    }

    private function markSources(mixed $html): mixed
    {
        if (! is_string($html) || stripos($html, '<cite') === false || stripos($html, '<blockquote') === false) {
            return $html;
        }

        $sources = self::findSources($html);
        $reader = new \WP_HTML_Tag_Processor($html);

        for ($index = 0; $sources !== [] && $reader->next_tag(['tag_name' => 'cite']); $index++) {
            if (in_array($index, $sources, true)) {
                $reader->add_class('quote-source');
            }
        }

        return $reader->get_updated_html();
    }

    /**
     * Finds cite elements in paragraphs of block quotes that no text follows in the paragraph.
     *
     * @return list<int> Indexes among all cite elements.
     */
    private static function findSources(string $html): array
    {
        $reader = new \WP_HTML_Tag_Processor($html);
        $sources = [];
        $quotes = 0;
        $index = -1;
        $candidate = null;
        $text = '';

        while ($reader->next_token()) {
            if ($reader->get_token_type() === '#text') {
                $text .= $reader->get_modifiable_text();
                continue;
            }

            $isCloser = $reader->is_tag_closer();

            switch ($reader->get_tag()) {
                case 'BLOCKQUOTE':
                    $quotes = max(0, $quotes + ($isCloser ? -1 : 1));
                    $text = '';
                    break;
                case 'CITE':
                    if (! $isCloser) {
                        $index++;
                        $candidate = $quotes > 0 && preg_match(self::DASH_AT_END, $text) !== 1 ? $index : null;
                    }
                    $text = '';
                    break;
                case 'P':
                    if ($isCloser && $candidate !== null && trim($text) === '') {
                        $sources[] = $candidate;
                    }
                    $candidate = null;
                    $text = '';
                    break;
                default:
            }
        }

        return $sources;
    }
}
