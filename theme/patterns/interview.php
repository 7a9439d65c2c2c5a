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
<p class="is-style-question"><?php esc_html_e('First question of the interview?', 'courant'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e('The answer to the first question.', 'courant'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"className":"is-style-question"} -->
<p class="is-style-question"><?php esc_html_e('Follow-up question?', 'courant'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e('The answer to the follow-up question.', 'courant'); ?></p>
<!-- /wp:paragraph -->

<!-- wp:pullquote -->
<figure class="wp-block-pullquote"><blockquote><p><?php
    esc_html_e('The most important quote of the interview.', 'courant');
?></p><cite><?php esc_html_e('Name of the interviewee', 'courant'); ?></cite></blockquote></figure>
<!-- /wp:pullquote --></div>
<!-- /wp:group -->
