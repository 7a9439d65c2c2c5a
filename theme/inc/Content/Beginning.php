<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * What of a text may stand in a list: its words, without what blocks show besides. Nothing is rendered for it: that
 * would cost a list as much as all its articles, and bring their style into the page.
 */
final class Beginning
{
    /** Blocks whose words are no part of the text: captions, labels, addresses, code. */
    private const ASIDE = 'code|image|gallery|buttons|embed|core-embed\/[\w-]+|file|audio|video|shortcode|cover|details|html';

    /**
     * @param string $content As it is stored.
     * @return string HTML, without blocks.
     */
    public static function of(string $content): string
    {
        if (! str_contains($content, '<!-- wp:')) {
            return $content;
        }

        return preg_replace(['~<!-- wp:(' . self::ASIDE . ')\b(?:(?!/?-->).)*-->.*?<!-- /wp:\1 -->~s', '~<!--.*?-->~s'], ' ', $content) ?? $content;
    }
}
