<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Forms;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\ApplyRoute;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\View\ApplyBoxView;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\ApplyMeta;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Request;
use WP_Post;

/** How one applies for an opening: a box in the classic editor, a panel in the block editor. */
final class ApplyBox
{
    private const NONCE = 'courant_apply_nonce';

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_action('add_meta_boxes_' . ApplicationType::OPENING, [$this, 'addBox']);
        add_action('save_post_' . ApplicationType::OPENING, [$this, 'save']);
        add_action('enqueue_block_editor_assets', [$this, 'enqueue']);
    }

    public function addBox(): void
    {
        add_meta_box(
            'courant-apply',
            __('How to apply', 'courant-desk'),
            function (WP_Post $post): void {
                $route = $this->parts->forms()->route($post->ID);
                $this->parts->kernel->template->show('applications/admin-apply', new ApplyBoxView($route, $this->choices(), self::NONCE, self::NONCE . $post->ID));
            },
            ApplicationType::OPENING,
            'normal',
            'default',
            ['__back_compat_meta_box' => true],
        );
    }

    public function save(int $id): void
    {
        $request = Request::current();
        if (
            $request->method() !== 'POST' || $request->int('post_ID') !== $id
            || wp_verify_nonce($request->text(self::NONCE), self::NONCE . $id) === false || !current_user_can('edit_post', $id)
        ) {
            return;
        }
        $route = ApplyRoute::read([
            'way' => $request->text('courant_apply_way'),
            'form' => $request->int('courant_apply_form'),
            'target' => $request->text('courant_apply_way') === ApplyRoute::EMAIL ? $request->text('courant_apply_email') : $request->text('courant_apply_address', 2000),
            'label' => $request->text('courant_apply_label'),
        ]);
        update_post_meta($id, ApplyMeta::KEY, wp_slash($route->toArray()));
    }

    public function enqueue(): void
    {
        $screen = get_current_screen();
        if ($screen === null || $screen->base !== 'post' || $screen->post_type !== ApplicationType::OPENING) {
            return;
        }
        $handle = $this->parts->kernel->assets->adminScript('apply');
        $forms = [];
        foreach ($this->choices() as $id => $title) {
            $forms[] = ['value' => (string) $id, 'label' => $title];
        }
        wp_add_inline_script($handle, 'window.courantApply = ' . InlineJson::encode($forms) . ';', 'before');
    }

    /** @return array<int, string> form id => title */
    private function choices(): array
    {
        $forms = array_map(static fn (FormDefinition $form): array => [$form->id, $form->title], $this->parts->library()->all());

        return [0 => __('The usual form', 'courant-desk')] + array_column($forms, 1, 0);
    }
}
