<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * Reduces a post's content to the running text that a list may show. No block is rendered: rendering would cost a list
 * as much as all of its articles, and would enqueue their styles on the page.
 */
final class BlockTextExtractor
{
    /** Blocks whose text is not part of the running text: captions, labels, URLs, code. */
    private const EXCLUDED_BLOCKS = 'code|image|gallery|buttons|embed|core-embed\/[\w-]+|file|audio|video|shortcode|cover|details|html';

    /**
     * Returns the content without block markup and without the excluded blocks.
     *
     * @param string $content Post content as stored.
     * @return string HTML, without blocks.
     */
    public static function extract(string $content): string
    {
        if (! str_contains($content, '<!-- wp:')) {
            return $content;
        }

        return preg_replace(
            ['~<!-- wp:(' . self::EXCLUDED_BLOCKS . ')\b(?:(?!/?-->).)*-->.*?<!-- /wp:\1 -->~s', '~<!--.*?-->~s'],
            ' ',
            $content,
        ) ?? $content;
    }
}
