<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Storage\EmailHash;
use CourantDesk\Applications\Storage\PersonalDataStores;
use CourantDesk\Kernel\PostTypes;
use Throwable;

/** Adds applications to the WordPress tools that export and erase personal data. */
final class PersonalDataRequestHandler
{
    private const PAGE_SIZE = 50;
    /** Time limit of one eraser request, in seconds. */
    private const MAX_SECONDS = 15;

    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    /**
     * Registers the exporter of applications.
     *
     * @param array<string, mixed> $exporters
     * @return array<string, mixed>
     */
    public function addExporter(array $exporters): array
    {
        $exporters['courant-applications'] = [
            'exporter_friendly_name' => __('Job applications', 'courant-desk'),
            'callback' => [$this, 'export'],
        ];

        return $exporters;
    }

    /**
     * Registers the eraser of applications.
     *
     * @param array<string, mixed> $erasers
     * @return array<string, mixed>
     */
    public function addEraser(array $erasers): array
    {
        $erasers['courant-applications'] = [
            'eraser_friendly_name' => __('Job applications', 'courant-desk'),
            'callback' => [$this, 'erase'],
        ];

        return $erasers;
    }

    /**
     * Exports one page of the applications of an email address.
     *
     * @return array{data: list<array<string, mixed>>, done: bool}
     */
    public function export(string $email, int|string $page = 1): array
    {
        $ids = $this->findIds($email, 0, self::PAGE_SIZE, ((int) $page - 1) * self::PAGE_SIZE);
        $stores = PersonalDataStores::create($this->factory);
        $data = [];
        foreach ($ids as $id) {
            $data[] = [
                'group_id' => 'courant-applications',
                'group_label' => __('Job applications', 'courant-desk'),
                'item_id' => "application-$id",
                'data' => array_map(
                    static fn (array $row): array
                        => ['name' => esc_html($row['name']), 'value' => nl2br(esc_html($row['value']))],
                    $stores->export($id),
                ),
            ];
        }

        return ['data' => $data, 'done' => count($ids) < self::PAGE_SIZE];
    }

    /**
     * Deletes the emails to the address that belong to no application, and as many applications as the time limit
     * allows. Reports applications that cannot be deleted, and continues after them.
     *
     * @return array{items_removed: int, items_retained: int, messages: list<string>, done: bool}
     */
    public function erase(string $email, int|string $page = 1): array
    {
        $cursorKey = 'courant_erase_' . substr(EmailHash::fromEmail($email), 0, 32);
        $last = (int) $page > 1 ? get_transient($cursorKey) : 0;
        $last = is_numeric($last) ? (int) $last : 0;
        $end = $this->factory->kernel->clock->now()->getTimestamp() + self::MAX_SECONDS;
        // The queued confirmation of a withdrawal belongs to no application.
        $removed = $this->factory->emailQueue->deleteByRecipient($email);
        $retained = [];
        do {
            $ids = $this->findIds($email, $last);
            foreach ($ids as $id) {
                $this->delete($id) ? $removed++ : $retained[] = $id;
                $last = $id;
            }
        } while (count($ids) === self::PAGE_SIZE && $this->factory->kernel->clock->now()->getTimestamp() < $end);
        $done = count($ids) < self::PAGE_SIZE;
        $done ? delete_transient($cursorKey) : set_transient($cursorKey, $last, HOUR_IN_SECONDS);

        return [
            'items_removed' => $removed,
            'items_retained' => count($retained),
            'messages' => $retained === [] ? [] : [sprintf(
                /* translators: %s: comma-separated IDs of applications */
                __('Some job applications could not be deleted: %s. Another plugin may prevent it.', 'courant-desk'),
                implode(', ', $retained),
            )],
            'done' => $done,
        ];
    }

    private function delete(int $application): bool
    {
        try {
            return is_object(wp_delete_post($application, true))
                && $this->factory->files()->findByApplication($application) === [];
        } catch (Throwable $failure) {
            $this->factory->kernel->log->error('applications.erase', ['application' => $application], $failure);

            return false;
        }
    }

    /**
     * Finds the applications of an email address, including withdrawn ones.
     *
     * @param int $above returns only IDs greater than this one
     * @return list<int>
     */
    public function findIds(string $email, int $above = 0, int $limit = self::PAGE_SIZE, int $offset = 0): array
    {
        $sql = $this->factory->kernel->sql;

        return array_map('intval', $sql->fetchColumn(
            'SELECT DISTINCT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND ((m.meta_key = %s AND m.meta_value = %s) OR (m.meta_key = %s AND m.meta_value = %s))
            WHERE p.post_type = %s AND p.ID > %d ORDER BY p.ID LIMIT %d OFFSET %d',
            $sql->coreTable('posts'),
            $sql->coreTable('postmeta'),
            FormDefinition::EMAIL,
            $email,
            EmailHash::META_KEY,
            EmailHash::fromEmail($email),
            PostTypes::APPLICATION,
            $above,
            $limit,
            $offset
        ));
    }
}
