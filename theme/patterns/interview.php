<?php

/**
 * Title: Interview
 * Slug: courant/interview
 * Description: Questions and answers.
 * Categories: courant-article
 * Keywords: questions, answers
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-question"} -->
<p class="is-style-question"><?php esc_html_e('A question that asks for more than yes or no?', 'courant'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e('The answer, in the words in which it was given.', 'courant'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"className":"is-style-question"} -->
<p class="is-style-question"><?php esc_html_e('And the question that follows from it?', 'courant'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e('The next answer.', 'courant'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:pullquote -->
<figure class="wp-block-pullquote"><blockquote><p><?php esc_html_e('The one sentence that a reader will remember.', 'courant'); ?></p><cite><?php esc_html_e('Name of the person', 'courant'); ?></cite></blockquote></figure>
<!-- /wp:pullquote --></div>
<!-- /wp:group -->
