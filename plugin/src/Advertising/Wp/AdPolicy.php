<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use CourantDesk\Advertising\Domain\AdKind;
use CourantDesk\Kernel\Capabilities;
use WP_Post;

/** Advertisements that load scripts are edited, published and deleted only by who may run scripts for every visitor. */
final class AdPolicy
{
    public function boot(): void
    {
        add_filter('map_meta_cap', [$this, 'requireScripts'], 10, 4);
    }

    /**
     * @param list<string>            $required
     * @param array<array-key, mixed> $arguments
     * @return list<string>
     */
    public function requireScripts(array $required, string $capability, int $user, array $arguments): array
    {
        $id = $arguments[0] ?? null;
        if (!in_array($capability, ['edit_post', 'delete_post', 'publish_post'], true) || !is_numeric($id)) {
            return $required;
        }
        $post = get_post((int) $id);
        if (!$post instanceof WP_Post || $post->post_type !== AdType::NAME) {
            return $required;
        }
        $kind = AdKind::from(AdMeta::clean(get_post_meta($post->ID, AdMeta::DATA, true))['kind']);

        return $kind->runsScripts() ? [...$required, ...array_values(map_meta_cap(Capabilities::SCRIPTS, $user))] : $required;
    }
}
