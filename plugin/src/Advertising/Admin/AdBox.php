<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Admin;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Domain\AdKind;
use CourantDesk\Advertising\Wp\AdMeta;
use CourantDesk\Advertising\Wp\AdType;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use WP_Post;

/** The screen of one ad. */
final class AdBox
{
    private const ACTION = 'courant_save_ad';
    private const NONCE = 'courant_ad_nonce';

    public function __construct(private readonly Kernel $kernel, private readonly AdvertisingSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('add_meta_boxes_' . AdType::NAME, [$this, 'add']);
        add_action('save_post_' . AdType::NAME, [$this, 'save']);
    }

    public function add(): void
    {
        add_meta_box('courant-ad', __('The ad', 'courant-desk'), $this->show(...), AdType::NAME, 'normal', 'high');
        remove_meta_box('slugdiv', AdType::NAME, 'normal');
    }

    public function show(WP_Post $post): void
    {
        $data = AdMeta::clean(get_post_meta($post->ID, AdMeta::DATA, true));
        $this->kernel->template->show('advertising/ad', new AdBoxView(
            self::ACTION,
            self::NONCE,
            $data,
            $this->settings->places(),
            $post->post_status !== 'auto-draft',
            has_post_thumbnail($post),
            $this->settings->client() !== '',
            current_user_can(Capabilities::SCRIPTS),
        ));
    }

    public function save(int $id): void
    {
        $request = Request::current();
        if (wp_verify_nonce($request->text(self::NONCE), self::ACTION) === false || $request->int('post_ID') !== $id || !current_user_can('edit_post', $id)) {
            return;
        }
        $body = $request->body()['courant_ad'] ?? [];
        $data = AdMeta::clean(is_array($body) ? $body : []);
        if (AdKind::from($data['kind'])->runsScripts() && !current_user_can(Capabilities::SCRIPTS)) {
            // What was stored stays: the form of this user does not offer these kinds.
            $before = AdMeta::clean(get_post_meta($id, AdMeta::DATA, true));
            $data = ['kind' => $before['kind'], 'unit' => $before['unit']] + $data;
        }
        update_post_meta($id, AdMeta::DATA, wp_slash($data));
    }
}
