<?php

/**
 * Passing an article on: its address to copy, the system's own sharing, a mail. No tracker, no third party.
 *
 * @var array{story: Courant\View\Story} $args
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Islands;

defined('ABSPATH') || exit;

if (! Options::flag('article_share')) {
    return;
}

$story = $args['story'];
$title = html_entity_decode(wp_strip_all_tags($story->title()), ENT_QUOTES, 'UTF-8');
$mail = 'mailto:?subject=' . rawurlencode($title) . '&body=' . rawurlencode($title . "\n\n" . $story->address());
?>
<div class="share" role="group" aria-label="<?php esc_attr_e('Share this article', 'courant'); ?>"
    <?php
    Islands::mark('share', 'interact', [
        'title' => $title,
        'url' => $story->address(),
        'copied' => __('The link is copied.', 'courant'),
        'byHand' => __('Copy the link here:', 'courant'),
    ]);
    ?>>
    <button type="button" class="share__button share__button--copy" style="visibility:hidden" data-island-replay><?php esc_html_e('Copy link', 'courant'); ?></button>
    <button type="button" class="share__button share__button--system" data-island-replay hidden><?php esc_html_e('Share', 'courant'); ?></button>
    <a class="share__button" href="<?php echo esc_url($mail); ?>"><?php esc_html_e('E-mail', 'courant'); ?></a>
</div>
