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
    private const REFUSED = 'courant_ad_refused';

    private bool $isRefused = false;

    public function __construct(private readonly Kernel $kernel, private readonly AdvertisingSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('add_meta_boxes_' . AdType::NAME, [$this, 'add']);
        add_action('save_post_' . AdType::NAME, [$this, 'save']);
        add_filter('wp_insert_post_data', $this->holdBack(...), 10, 2);
        add_filter('redirect_post_location', $this->carryNotice(...));
        add_action('admin_notices', $this->printNotice(...));
        add_filter('removable_query_args', static fn (array $names): array => [...$names, self::REFUSED]);
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
        if (self::endsBeforeItBegins($data)) {
            $this->isRefused = true;
            $before = AdMeta::clean(get_post_meta($id, AdMeta::DATA, true));
            $data = ['from' => $before['from'], 'until' => $before['until']] + $data;
        }
        update_post_meta($id, AdMeta::DATA, wp_slash($data));
    }

    /**
     * An ad whose days cannot be stored is not published by the same save; a published one stays, with its former days.
     *
     * @param array<string, mixed> $data slashed
     * @param array<string, mixed> $posted
     * @return array<string, mixed>
     */
    private function holdBack(array $data, array $posted): array
    {
        $request = Request::current();
        $id = is_numeric($posted['ID'] ?? null) ? (int) $posted['ID'] : 0;
        if (($data['post_type'] ?? '') !== AdType::NAME || $id === 0 || $request->int('post_ID') !== $id || wp_verify_nonce($request->text(self::NONCE), self::ACTION) === false) {
            return $data;
        }
        $isPublic = in_array($data['post_status'] ?? '', ['publish', 'future', 'private'], true);
        if ($isPublic && self::endsBeforeItBegins(AdMeta::clean($request->body()['courant_ad'] ?? [])) && !in_array(get_post_status($id), ['publish', 'future', 'private'], true)) {
            $data['post_status'] = 'draft';
        }

        return $data;
    }

    private function carryNotice(string $location): string
    {
        return $this->isRefused ? add_query_arg(self::REFUSED, '1', $location) : $location;
    }

    private function printNotice(): void
    {
        if (Request::current()->text(self::REFUSED) === '1') {
            wp_admin_notice(
                esc_html__('The days were not saved: the ad would end before it begins. Choose a last day that is not before the first day. An ad that was not published yet stays a draft.', 'courant-desk'),
                ['type' => 'error', 'dismissible' => true]
            );
        }
    }

    /** @param array{from: string, until: string} $data */
    private static function endsBeforeItBegins(array $data): bool
    {
        return $data['from'] !== '' && $data['until'] !== '' && $data['until'] < $data['from'];
    }
}
