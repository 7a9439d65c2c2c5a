<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Admin;

use CourantDesk\Advertising\Domain\AdKind;
use CourantDesk\Advertising\Storage\AdMeta;
use CourantDesk\Advertising\Storage\AdPostType;
use CourantDesk\Kernel\Capabilities;
use WP_Post;

/**
 * Restricts editing, publishing and deleting of ads that load scripts to users who may add scripts for every visitor.
 */
final class AdEditPolicy
{
    /**
     * @param list<string>            $required
     * @param array<array-key, mixed> $arguments
     * @return list<string>
     */
    public function requireScriptCapability(array $required, string $capability, int $user, array $arguments): array
    {
        $id = $arguments[0] ?? null;
        if (!in_array($capability, ['edit_post', 'delete_post', 'publish_post'], true) || !is_numeric($id)) {
            return $required;
        }
        $post = get_post((int) $id);
        if (!$post instanceof WP_Post || $post->post_type !== AdPostType::NAME) {
            return $required;
        }
        $kind = AdKind::from(AdMeta::sanitize(get_post_meta($post->ID, AdMeta::META_KEY, true))['kind']);

        return $kind->hasScripts()
            ? [...$required, ...array_values(map_meta_cap(Capabilities::SCRIPTS, $user))]
            : $required;
    }
}
