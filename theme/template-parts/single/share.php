<?php

/**
 * Share buttons: copy the URL, the system's share dialog, and email. No trackers and no third parties.
 *
 * @var array{story: Courant\View\ArticleView} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Islands;

defined('ABSPATH') || exit;

if (! ThemeOptions::isEnabled('article_share')) {
    return;
}

$story = $args['story'];
$title = html_entity_decode(wp_strip_all_tags($story->title()), ENT_QUOTES, 'UTF-8');
$email = 'mailto:?subject=' . rawurlencode($title) . '&body=' . rawurlencode($title . "\n\n" . $story->url());
?>
<div class="share" role="group" aria-label="<?php esc_attr_e('Share this article', 'courant'); ?>"
    <?php
    Islands::printAttributes('share', 'interact', [
        'title' => $title,
        'url' => $story->url(),
        'copied' => __('Link copied.', 'courant'),
        'manualLabel' => __('Copy this link:', 'courant'),
    ]);
    ?>>
    <button type="button" class="share__button share__button--copy" style="visibility:hidden" data-island-replay><?php
        esc_html_e('Copy link', 'courant');
    ?></button>
    <button type="button" class="share__button share__button--system" data-island-replay hidden><?php
        esc_html_e('Share', 'courant');
    ?></button>
    <a class="share__button" href="<?php echo esc_url($email); ?>"><?php esc_html_e('Email', 'courant'); ?></a>
</div>
