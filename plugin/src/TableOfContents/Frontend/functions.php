<?php

/**
 * Template functions of Easy Table of Contents.
 *
 * @package CourantDesk
 */

declare(strict_types=1);

use CourantDesk\Kernel\Html;

if (!function_exists('eztoc_get_toc_list')) {
    /** @param WP_Post|int|null $post null for the current post */
    function eztoc_get_toc_list(WP_Post|int|null $post = null, bool $applyContentFilter = true): string
    {
        /**
         * Filters the table of contents of a post that the template functions of Easy Table of Contents return.
         *
         * @since 0.1.0
         *
         * @param string           $html
         * @param WP_Post|int|null $post null for the current post
         * @param bool $listOnly whether the title and the container are omitted
         */
        $list = apply_filters('courant_contents_of', '', $post, true);

        return is_string($list) ? $list : '';
    }

    /** @param WP_Post|int|null $post null for the current post */
    function eztoc_list(WP_Post|int|null $post = null, bool $applyContentFilter = true): void
    {
        (new Html(eztoc_get_toc_list($post, $applyContentFilter)))->print();
    }

    /** @param WP_Post|int|null $post null for the current post */
    function eztoc_get_toc_block(WP_Post|int|null $post = null, bool $applyContentFilter = true): string
    {
        /** This filter is documented in plugin/src/TableOfContents/Frontend/functions.php */
        $block = apply_filters('courant_contents_of', '', $post, false);

        return is_string($block) ? $block : '';
    }

    /** @param WP_Post|int|null $post null for the current post */
    function eztoc_block(WP_Post|int|null $post = null, bool $applyContentFilter = true): void
    {
        (new Html(eztoc_get_toc_block($post, $applyContentFilter)))->print();
    }
}
