<?php

/**
 * Buttons that share an article or opening (copy the URL, the system's share dialog, email) and save it in the browser
 * for later. No trackers and no third parties.
 *
 * @var array{story: Courant\View\ArticleView, kind?: 'article'|'opening'} $args
 */

declare(strict_types=1);

use Courant\Components\SavedItems;
use Courant\Customizer\ThemeOptions;
use Courant\Islands;

defined('ABSPATH') || exit;

if (! ThemeOptions::isEnabled('article_share')) {
    return;
}

$story = $args['story'];
$kind = $args['kind'] ?? 'article';
$title = html_entity_decode(wp_strip_all_tags($story->title()), ENT_QUOTES, 'UTF-8');
$email = 'mailto:?subject=' . rawurlencode($title) . '&body=' . rawurlencode($title . "\n\n" . $story->url());
?>
<div class="share" role="group" aria-label="<?php
    $kind === 'opening'
        ? esc_attr_e('Share this job opening', 'courant')
        : esc_attr_e('Share this article', 'courant');
?>"
    <?php
    Islands::printAttributes('share', 'interact', [
        'kind' => $kind,
        'id' => $story->post->ID,
        'title' => $title,
        'url' => $story->url(),
        'facts' => $kind === 'article' ? $story->facts() : [],
        'image' => $kind === 'article' && ! post_password_required($story->post)
            ? (string) get_the_post_thumbnail_url($story->post, 'courant-thumb')
            : '',
        'copied' => __('Link copied.', 'courant'),
        'manual' => __('Copy this link:', 'courant'),
        'save' => [
            'saved' => __('Saved', 'courant'),
            'removed' => __('Removed from your list.', 'courant'),
            'notSaved' => __('This browser does not allow saving.', 'courant'),
        ],
    ]);
    ?>>
    <button type="button" class="share__button share__button--copy" data-island-replay><?php
        esc_html_e('Copy link', 'courant');
    ?></button>
    <button type="button" class="share__button share__button--system" data-island-replay hidden><?php
        esc_html_e('Share', 'courant');
    ?></button>
    <a class="share__button" href="<?php echo esc_url($email); ?>"><?php esc_html_e('Email', 'courant'); ?></a>
    <button type="button" class="share__button share__button--save" data-island-replay><span><?php
        esc_html_e('Save', 'courant');
    ?></span><span hidden><b aria-hidden="true">✓ </b><?php
        esc_html_e('Saved', 'courant');
    ?></span></button>
    <p class="share__text" hidden><a href="<?php echo esc_url(SavedItems::url()); ?>" rel="nofollow"><?php
        esc_html_e('View list', 'courant');
    ?></a></p>
</div>
<?php
SavedItems::printButtonScript();
