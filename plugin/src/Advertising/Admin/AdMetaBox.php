<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Admin;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Domain\AdKind;
use CourantDesk\Advertising\Storage\AdMeta;
use CourantDesk\Advertising\Storage\AdPostType;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use WP_Post;

/** Renders and saves the meta box of an ad. */
final class AdMetaBox
{
    private const ACTION = 'courant_save_ad';
    private const NONCE = 'courant_ad_nonce';
    private const INVALID_DATES_ARGUMENT = 'courant_ad_refused';

    private bool $isInvalid = false;

    public function __construct(private readonly Kernel $kernel, private readonly AdvertisingSettings $settings)
    {
    }

    public function addMetaBox(): void
    {
        add_meta_box(
            'courant-ad',
            __('Ad settings', 'courant-desk'),
            $this->printMetaBox(...),
            AdPostType::NAME,
            'normal',
            'high',
        );
        remove_meta_box('slugdiv', AdPostType::NAME, 'normal');
    }

    public function printMetaBox(WP_Post $post): void
    {
        $this->kernel->assets->enqueueAdminScript('advertising-form');
        $data = AdMeta::sanitize(get_post_meta($post->ID, AdMeta::META_KEY, true));
        $this->kernel->template->print('advertising/ad-meta-box', new AdMetaBoxView(
            action: self::ACTION,
            nonce: self::NONCE,
            data: $data,
            slots: $this->settings->slots(),
            isSaved: $post->post_status !== 'auto-draft',
            hasImage: has_post_thumbnail($post),
            hasAccount: $this->settings->adsenseClient() !== '',
            canUseScripts: current_user_can(Capabilities::SCRIPTS),
        ));
    }

    public function save(int $id): void
    {
        $request = Request::fromGlobals();
        if (
            wp_verify_nonce($request->text(self::NONCE), self::ACTION) === false
            || $request->int('post_ID') !== $id
            || !current_user_can('edit_post', $id)
        ) {
            return;
        }
        $body = $request->body()['courant_ad'] ?? [];
        $data = AdMeta::sanitize(is_array($body) ? $body : []);
        if (AdKind::from($data['kind'])->hasScripts() && !current_user_can(Capabilities::SCRIPTS)) {
            // Keep the stored value: the form does not offer these kinds to this user.
            $before = AdMeta::sanitize(get_post_meta($id, AdMeta::META_KEY, true));
            $data = ['kind' => $before['kind'], 'unit' => $before['unit']] + $data;
        }
        if (self::hasInvalidDates($data)) {
            $this->isInvalid = true;
            $before = AdMeta::sanitize(get_post_meta($id, AdMeta::META_KEY, true));
            $data = ['from' => $before['from'], 'until' => $before['until']] + $data;
        }
        update_post_meta($id, AdMeta::META_KEY, wp_slash($data));
    }

    /**
     * Keeps an ad with invalid dates from being published by the same save; a published ad stays published with its
     * previous dates.
     *
     * @param array<string, mixed> $data slashed
     * @param array<string, mixed> $posted
     * @return array<string, mixed>
     */
    public function saveInvalidAdAsDraft(array $data, array $posted): array
    {
        $request = Request::fromGlobals();
        $id = is_numeric($posted['ID'] ?? null) ? (int) $posted['ID'] : 0;
        if (
            ($data['post_type'] ?? '') !== AdPostType::NAME
            || $id === 0
            || $request->int('post_ID') !== $id
            || wp_verify_nonce($request->text(self::NONCE), self::ACTION) === false
        ) {
            return $data;
        }
        $isPublic = in_array($data['post_status'] ?? '', ['publish', 'future', 'private'], true);
        if (
            $isPublic
            && self::hasInvalidDates(AdMeta::sanitize($request->body()['courant_ad'] ?? []))
            && !in_array(get_post_status($id), ['publish', 'future', 'private'], true)
        ) {
            $data['post_status'] = 'draft';
        }

        return $data;
    }

    public function addNoticeArgument(string $location): string
    {
        return $this->isInvalid ? add_query_arg(self::INVALID_DATES_ARGUMENT, '1', $location) : $location;
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    public function addRemovableArgument(array $names): array
    {
        return [...$names, self::INVALID_DATES_ARGUMENT];
    }

    public function printNotice(): void
    {
        if (Request::fromGlobals()->text(self::INVALID_DATES_ARGUMENT) === '1') {
            wp_admin_notice(
                esc_html__('The dates were not saved because the end date is before the start date. Choose an end date on or after the start date. A new ad stays a draft until then.', 'courant-desk'),
                ['type' => 'error', 'dismissible' => true]
            );
        }
    }

    /** @param array{from: string, until: string} $data */
    private static function hasInvalidDates(array $data): bool
    {
        return $data['from'] !== '' && $data['until'] !== '' && $data['until'] < $data['from'];
    }
}
